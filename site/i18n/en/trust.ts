export const trust = {
  title: 'Licences and memberships',
  lead: 'Before you pay anybody, look the number up on the list of whoever issued it.',
  validUntil: (date: string) => `Valid until ${date}`,
  register: 'Look it up',
  registerOf: (name: string) => `on the official list: ${name}`,
  copyNumber: (number: string) => `Copy the number: ${number}`,
  numberCopied: 'Number copied',
  /** `{text}` is where the number goes. */
  numberNotCopied: 'Copy the number from here: {text}',
  payTitle: 'Pay only to these accounts',
  payLead: 'If anybody asks you to send money elsewhere, call us first.',
};
