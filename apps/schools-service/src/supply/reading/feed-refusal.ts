/** A file that cannot be used as a whole; the message is for a person. */
export class FeedRefusal extends Error {
  override readonly name = 'FeedRefusal';
}
