/** Names the order that is being made in this tab, until its answer is there (docs/decisions/checkout-page.md). */
const KEY = 'zaino.order-key';

/** Where the browser keeps nothing, it lasts as long as the page. */
let kept: string | null = null;

/** The same one until the order is made, however often it is sent. */
export function orderKey(): string {
  try {
    kept = sessionStorage.getItem(KEY) ?? kept;
  } catch {
    // Blocked by the browser's settings.
  }
  kept ??= crypto.randomUUID();
  try {
    sessionStorage.setItem(KEY, kept);
  } catch {
    // As above.
  }
  return kept;
}

/** The order is made, or another one is wanted. */
export function forgetOrderKey(): void {
  kept = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
