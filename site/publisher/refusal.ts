/** A request that cannot be carried out; its message is for staff. */
export class Refusal extends Error {
  override name = 'Refusal';
}
