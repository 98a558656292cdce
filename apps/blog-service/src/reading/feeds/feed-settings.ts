/** What feeds say of the shop. */
export interface FeedSettings {
  /** The shop's own address, without a slash at its end. */
  publicUrl: string;
  /** Name of the shop. */
  brand: string;
}
