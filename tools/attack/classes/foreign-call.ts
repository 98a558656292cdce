/** A call about something that is another's. */
export interface ForeignCall {
  method?: string;
  /** `id` is the foreign one, or one that nobody has. */
  path: (id: string) => string;
  body?: object;
  /** The caller's own password goes with it. */
  isByPassword?: true;
  id: string;
}
