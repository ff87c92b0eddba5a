export const saved = {
  title: 'Saved for later',
  description: 'Tours and Umrah packages that you saved on this device to look at later.',
  headline: 'Saved for later',
  /** Tells in a plain line that the list is kept on the device. */
  lead: 'This list is kept on this device alone, in this browser. It is not sent to us.',
  link: 'Saved for later',
  save: 'Save for later',
  saveNamed: (item: string) => `Save for later: ${item}`,
  kept: 'Saved',
  remove: 'Remove',
  removeNamed: 'Remove: {name}',
  list: 'What you saved',
  one: '1 saved',
  many: '{n} saved',
  goneOne: 'One trip that you saved is no longer offered, so we took it off the list.',
  goneMany: '{n} trips that you saved are no longer offered, so we took them off the list.',
  failed: 'The list could not be loaded. Check your connection, and try again.',
  retry: 'Try again',
  empty: 'Nothing is saved here yet',
  emptyHint: 'The heart on a tour or an Umrah package keeps it here, to look at later.',
  tours: 'See tours',
  umrah: 'See Umrah packages',
  noScript:
    'This list needs JavaScript, which is switched off in your browser. Call or write to us: we help you choose.',
  toasts: {
    saved: ['Saved on this device', 'Find it under “Saved for later” at the foot of every page.'],
    removed: ['Taken off your list', ''],
    full: ['The list is full', 'It holds 100: remove one first.'],
    refused: ['It could not be saved', 'This browser does not let us keep anything on the device.'],
  },
  /** Of a control whose script did not come. */
  unloaded: [
    'It could not be loaded',
    'Check your connection, load the page again and press once more.',
  ],
};
