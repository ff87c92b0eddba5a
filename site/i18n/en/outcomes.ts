export const thankYou = {
  title: 'Message sent',
  description: 'Your message has reached us. How to reach us sooner, and where to go on from here.',
  next: 'Is it urgent? Then call or write to us directly:',
  home: 'Back to the home page',
};

export const notSent = {
  title: 'Message not sent',
  description: 'Your message has not reached us. What you can do now, and how else to reach us.',
  check: 'Something in the form is not right yet: often the phone number or the e-mail address.',
  wait: 'Several messages came from your connection within a minute. Please wait a minute first.',
  back: 'Go one step back: your browser has kept what you typed. Then send it once more.',
  next: 'Or call or write to us directly:',
};
