/** What a visitor would ask about on a page. */
export interface Enquiry {
  kind: 'visa' | 'flight' | 'tour' | 'umrah';
  item: { id: string; name: string };
  /** The same as a message names it: "Thailand visa". */
  said: string;
}
