/** Names the order that is being made in this tab, until its answer is there (docs/decisions/checkout-page.md). */
const KEY = 'zaino.order-key';

/** Whether it was sent, and nobody said what became of it. */
const UNANSWERED_KEY = 'zaino.order-unanswered';

/** Where the browser keeps nothing, it lasts as long as the page. */
let kept: string | null = null;

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    // Blocked by the browser's settings.
    return null;
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    // As above.
  }
}

/** The same one until the order is made, however often it is sent. */
export function orderKey(): string {
  kept = read(KEY) ?? kept ?? crypto.randomUUID();
  write(KEY, kept);
  return kept;
}

/** The order is made, or another one is wanted. */
export function forgetOrderKey(): void {
  kept = null;
  write(KEY, null);
  noteAnswer(true);
}

/** Notes whether there was an answer to the last sending. */
export function noteAnswer(isAnswered: boolean): void {
  write(UNANSWERED_KEY, isAnswered ? null : 'yes');
}

export const isUnanswered = () => read(UNANSWERED_KEY) !== null;
