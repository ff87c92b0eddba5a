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
    /** Request data that the components of a page share. */
    interface Locals {
      /** The CSP of the whole compiled site; if undefined, Astro has written it into the page. */
      policy?: string | undefined;
      /** CSP hashes of the styles that are inserted last, by their placeholders in the page. */
      hashes?: ReadonlyMap<string, string>;
      /** The page's bytes, if they were handed over before they became a Response. */
      handed?: (() => Buffer | undefined) | undefined;
      /**
       * Receives the page as a latin1 string, one character per byte: a Response body costs a copy.
       */
      take?: ((page: string) => void) | undefined;
      /** Render cache of page fragments; a plain build has none. */
      parts?: LRUCache<string, string>;
      /** The English address of the page. */
      pagePath: string;
      /** Prebuilt subject of the page's enquiry dialog; undefined where no button opens it. */
      enquiry?: EnquiryAbout;
      /** Prefilled chat message, where the page is about something one can ask for. */
      chatAbout?: string;
      /** The first picture in the viewport when the page opens. */
      leadPicture?: LeadPicture;
    }
  }
}
