/** An enquiry about one item of ours. */
export interface ItemEnquiry {
  kind: 'visa' | 'flight' | 'tour' | 'umrah';
  item: { id: string; name: string };
}
