/** Whose account: a customer's (bookshops and colleagues too), or an admin's. One tab may have both. */
export type KeptFor = 'customer' | 'admin';

/** Of this tab: what stood in the fields of a page when a session ended, until the same person is back. */
const keys: Record<KeptFor, string> = {
  customer: 'zaino.typed',
  admin: 'zaino.typed-admin',
};

/** Of the form in which it is written; what another release has kept in another form is not read. */
const VERSION = 2;

/** Beyond this the longest fields are left out: a browser gives a tab some five million characters for all. */
const MOST_CHARACTERS = 200_000;

interface KeptInput {
  /** Id of the account. */
  account: string;
  pathname: string;
  /** Which field had the focus; null where none of them had. */
  focus: string | null;
  /** What stood in each field, by what tells it from the others. */
  fields: Record<string, string | boolean>;
}

/** Keeps it for this tab; tells nobody where the browser stores nothing. */
export function writeKept(whose: KeptFor, kept: KeptInput): void {
  try {
    sessionStorage.setItem(
      keys[whose],
      JSON.stringify({ version: VERSION, ...kept, fields: withinLimit(kept.fields) }),
    );
  } catch {
    // Blocked by the browser's settings: it is lost with the page.
  }
}

/** What was kept; null where there is nothing, or nothing that can be read. */
export function readKept(whose: KeptFor): KeptInput | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keys[whose]) ?? 'null') as
      | (KeptInput & { version: unknown })
      | null;
    return kept?.version === VERSION ? kept : null;
  } catch {
    // As above, or not ours.
    return null;
  }
}

/** Who signs out leaves nothing behind. */
export function forgetKept(whose: KeptFor): void {
  try {
    sessionStorage.removeItem(keys[whose]);
  } catch {
    // As above: there is nothing to forget.
  }
}

function withinLimit(fields: KeptInput['fields']): KeptInput['fields'] {
  const lengthOf = (content: string | boolean) => String(content).length;
  const entries = Object.entries(fields).sort(
    ([, one], [, other]) => lengthOf(one) - lengthOf(other),
  );
  let total = 0;
  return Object.fromEntries(
    entries.filter(
      ([key, content]) => (total += key.length + lengthOf(content)) <= MOST_CHARACTERS,
    ),
  );
}
