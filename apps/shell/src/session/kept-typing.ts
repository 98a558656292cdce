import { type Field, isBox, putIntoField } from '../early-input/put-into-field';

/** Of this tab: what was typed on a page when its session ended, until the same person is back. */
const KEY = 'zaino.typed';

interface KeptTyping {
  uid: string;
  pathname: string;
  /** What stood in each field, by what tells it from the others. */
  fields: Record<string, string | boolean>;
}

/** Passwords and cards are never written down, and a file or a button holds nothing that was typed. */
const neverKept = /password|cc-|one-time-code/;
const otherKinds = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']);

function isKept(field: Field): boolean {
  const { type, autocomplete, form } = field;
  if (otherKinds.has(type) || neverKept.test(autocomplete)) return false;
  return form?.getAttribute('role') !== 'search';
}

/** The fields of the page's forms, each by form, name and place among those that are alike. */
function fieldsOnPage(): Map<string, Field> {
  const fields = new Map<string, Field>();
  const counts = new Map<string, number>();
  for (const field of document.querySelectorAll<Field>('main form :is(input, select, textarea)')) {
    const value = field.type === 'radio' ? field.value : '';
    const alike = [field.form?.ariaLabel ?? '', nameOf(field), value].join('|');
    const count = counts.get(alike) ?? 0;
    counts.set(alike, count + 1);
    if (isKept(field)) fields.set(`${alike}|${count}`, field);
  }
  return fields;
}

/** Ids are made anew with the page. */
const nameOf = ({ name, labels }: Field) => name || (labels?.[0]?.textContent ?? '');

function contentOf(field: Field): string | boolean | undefined {
  if (!isBox(field)) return field.value === '' ? undefined : field.value;
  // Of radios the one that is chosen says all.
  return field.type === 'radio' && !field.checked ? undefined : field.checked;
}

/** Somebody's session has ended: keeps what stands in the forms of the page, for this tab and account. */
export function keepTyping(uid: string, pathname: string): void {
  const fields: KeptTyping['fields'] = {};
  for (const [key, field] of fieldsOnPage()) {
    const content = contentOf(field);
    if (content !== undefined) fields[key] = content;
  }
  if (Object.keys(fields).length > 0) write({ uid, pathname, fields });
}

/** Whether something waits for whoever was signed in. */
export const hasKeptTyping = (): boolean => read() !== null;

/**
 * Puts what was kept back into the fields, also into those that are opened later on; of anybody else it is forgotten.
 * Gives how to stop.
 */
export function restoreTyping(uid: string, pathname: string): () => void {
  const kept = read();
  if (kept?.uid !== uid) forgetTyping();
  if (kept?.uid !== uid || kept.pathname !== pathname) return () => undefined;
  const left = new Map(Object.entries(kept.fields));
  const fill = () => {
    for (const [key, field] of fieldsOnPage()) {
      const content = left.get(key);
      if (content === undefined) continue;
      left.delete(key);
      if (contentOf(field) !== content) putIntoField(field, content);
    }
    if (left.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  forgetTyping();
  fill();
  return () => observer.disconnect();
}

export function forgetTyping(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked by the browser's settings: there is nothing to forget.
  }
}

function write(kept: KeptTyping): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // As above: it is lost with the page.
  }
}

function read(): KeptTyping | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptTyping | null;
  } catch {
    // As above, or not ours.
    return null;
  }
}
