/** What is said in place of a preview, in both languages: who opens a link may read either. */
const texts = {
  gone: [
    'This preview is not there any more. Open a new one from the form.',
    'এই প্রিভিউটি আর নেই। ফর্ম থেকে নতুন করে খুলুন।',
  ],
  broken: [
    'This page cannot be shown with what the form holds.',
    'ফর্মে যা আছে তা দিয়ে পাতাটি দেখানো যাচ্ছে না।',
  ],
  down: [
    'The site does not answer just now. Try again in a moment.',
    'সাইট এই মুহূর্তে সাড়া দিচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  ],
} as const;

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

export function faultPage(fault: keyof typeof texts, reason = ''): string {
  const [english, bengali] = texts[fault];
  const detail = fault === 'broken' && reason ? `<p><code>${escape(reason)}</code></p>` : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Preview</title></head>
<body><main><h1>${english}</h1><p lang="bn">${bengali}</p>${detail}</main></body>
</html>
`;
}
