export const share = {
  page: 'Share this page',
  /** `{text}` is where the address goes. */
  notCopied: 'Copy the address from here: {text}',
  whatsApp: 'WhatsApp',
  whatsAppHint: 'Share on WhatsApp (opens in a new tab)',
  copy: 'Copy link',
  copied: 'Link copied',
  sheet: 'Share…',
};
