/// <reference types="astro/client" />
import 'astro';
import type { EnquiryAbout } from './lib/leads/enquiry.ts';
import type { LeadPicture } from './lib/media/lead-picture.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
    'client:idle-visible'?: boolean;
  }
}

declare global {
  namespace App {
    /** Request data that the components of a page share. */
    interface Locals {
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
