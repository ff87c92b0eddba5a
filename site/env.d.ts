/// <reference types="astro/client" />
import 'astro';
import type { EnquiryAbout } from './lib/enquiry.ts';
import type { LeadPicture } from './lib/lead-picture.ts';
import type { LRUCache } from 'lru-cache';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
    'client:quiet'?: boolean;
  }
}

declare global {
  namespace App {
    /** What the parts of a page know of it. */
    interface Locals {
      /** What every page of the site may have in it; Astro says it in the page itself otherwise. */
      policy?: string | undefined;
      /** What allows the styles that are put into the page last, by what stands in for them. */
      hashes?: ReadonlyMap<string, string>;
      /** The page, where it was handed over before it was an answer. */
      handed?: (() => Buffer | undefined) | undefined;
      /**
       * Wants the page as it is, a character a byte: an answer's body is copied on its way.
       */
      take?: ((page: string) => void) | undefined;
      /** Parts of pages that were made before, to be taken as they are; a plain build has none. */
      parts?: LRUCache<string, string>;
      /** The English address of the page. */
      pagePath: string;
      /** What the page's enquiry dialog asks for as prebuilt; nothing where no button opens it. */
      enquiry?: EnquiryAbout;
      /** What a chat from this page begins with, where the page is about something one can ask for. */
      chatAbout?: string;
      /** The first picture that is in sight when the page opens. */
      leadPicture?: LeadPicture;
    }
  }
}
