export const share = {
  page: 'Share this page',
  /** `{url}` is where the address goes. */
  notCopied: 'Copy the address from here: {url}',
  whatsApp: 'WhatsApp',
  whatsAppHint: 'Share on WhatsApp (opens in a new tab)',
  copy: 'Copy link',
  copied: 'Link copied',
  sheet: 'Share…',
};
