/** A message that the server did not take when it went later. */
export const refusedLead = {
  title: 'Not accepted',
  text: 'An earlier message of yours was not accepted, often because of the phone number. It is kept on this device.',
  mend: 'Check it and send it again',
  note: 'This message was not accepted. Check your phone number and e-mail address, then send it again.',
  discard: 'Discard it',
};
