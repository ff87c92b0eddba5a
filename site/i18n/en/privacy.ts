export const privacy = {
  /** Beside every form, and in the footer. */
  link: 'Privacy',
  pageTitle: 'Privacy',
  headline: 'What we know of you, and for how long',
  lead: 'In plain words: what this site keeps, why, who sees it, and how to have it sent to you or erased.',
  pageDescription:
    'What this site keeps of its visitors, why and for how long, who sees it, and how to have it sent to you or erased. There are no cookies.',
  sections: [
    {
      title: 'What we keep when you write to us',
      text: [
        'What you type: your name, number and e-mail address, your question and what it is about.',
        'The page you wrote from, its language, the time, and the address of your internet connection, as a protection against abuse.',
        'If an advertisement or another site led you here: its name, unless your browser asks not to be tracked.',
      ],
    },
    {
      title: 'What we keep it for',
      text: [
        'To answer you, and to arrange what you ask for. And to know which advertisements are worth their money. For nothing else.',
      ],
    },
    {
      title: 'How long we keep it',
      text: [
        'Two years from the day you wrote. Then it is deleted by itself, with our notes about it. Backups have it until newer ones take their place.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        'Our staff alone, each with an account of their own. Who opened your message, and when, is written down.',
        'If you write to us on WhatsApp, the rules of WhatsApp apply there.',
      ],
    },
    {
      title: 'No cookies',
      text: [
        'This site sets no cookies, and lets nobody else watch you. We count how often pages are read, and how often we are called or written to from them. We keep only daily totals, from which nobody can be identified.',
        'Some things stay in your browser: what you type in a form, until you open another page; a message that could not be sent yet, until it is; the name of the advertisement that led you here, until you close the tab; and what you save for later, or tick on a list of documents, until you remove it. Your list is not sent to us.',
      ],
    },
    {
      title: 'Have it sent to you, or erased',
      text: [
        'Call us or write to us, from the number or the address that you gave us. We send you all that we have of you, or erase it for good, as you wish.',
      ],
    },
  ],
};
