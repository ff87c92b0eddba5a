import { escapeHtml } from '#model/text/escape-html.ts';

/** Error pages of a preview, in both languages: the link's reader may read either. */
const texts = {
  gone: [
    'This preview is not there any more. Open a new one from the form.',
    'এই প্রিভিউটি আর নেই। ফরম থেকে নতুন করে খুলুন।',
  ],
  broken: [
    'This page cannot be shown with what the form holds.',
    'ফরমে যা আছে তা দিয়ে পাতাটি দেখানো যাচ্ছে না।',
  ],
  down: [
    'The site does not answer just now. Try again in a moment.',
    'সাইট এই মুহূর্তে সাড়া দিচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  ],
} as const;

const STYLE = `
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: #fffaf0;
  color: #0b2a2e; font: 1.0625rem/1.6 system-ui, 'Noto Sans Bengali', sans-serif; }
main { max-inline-size: 34rem; margin: 1.5rem; padding: 1.75rem; background: #fff;
  border-radius: 1.25rem; border-block-start: 0.375rem solid #c4410c; box-shadow: 0 1rem 3rem #07363c1f; }
h1 { margin: 0 0 0.5rem; font-size: 1.375rem; line-height: 1.3; }
p { margin: 0.5rem 0 0; }
code { overflow-wrap: anywhere; font-size: 0.875rem; color: #4a5f62; }`;

export function faultPage(fault: keyof typeof texts, reason = ''): string {
  const [english, bengali] = texts[fault];
  const detail = fault === 'broken' && reason ? `<p><code>${escapeHtml(reason)}</code></p>` : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Preview</title><style>${STYLE}</style></head>
<body data-fault="${fault}"><main><h1>${english}</h1><p lang="bn">${bengali}</p>${detail}</main></body>
</html>
`;
}
