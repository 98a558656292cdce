import type { CheckoutDraft } from './draft';

/** What was written is still there after a reload or a new sign-in, in this tab and for this customer alone. */
const DRAFT_KEY = 'zaino.checkout';

const FORMAT_VERSION = 1;

interface StoredDraft {
  version: number;
  uid: string;
  draft: CheckoutDraft;
}

/** Null where there is none of this customer. */
export function readDraft(uid: string): CheckoutDraft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') as StoredDraft | null;
    if (stored?.version === FORMAT_VERSION && stored.uid === uid) return stored.draft;
  } catch {
    // Blocked by the browser's settings, or not ours: the form begins with what the account knows.
  }
  forgetDraft();
  return null;
}

export function writeDraft(uid: string, draft: CheckoutDraft): void {
  try {
    const stored: StoredDraft = { version: FORMAT_VERSION, uid, draft };
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(stored));
  } catch {
    // As above: it lasts as long as the page.
  }
}

/** The order is made, or its customer has gone: names and tax codes stay nowhere. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // As above: there is nothing to forget.
  }
}
