import { type KeptFor, forgetKept, readKept, writeKept } from './kept-input-store';
import { type Field, isBox, putIntoField } from './put-into-field';

/** Passwords and cards are never written down, and a file or a button holds nothing that was typed. */
const neverKept = /password|cc-|one-time-code/;
const neverKeptNames = /password|card|cvc|cvv/i;
const otherKinds = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']);

/** What a person has changed since the page was opened: all else is the server's, and may be newer by then. */
const touched = new WeakSet<EventTarget>();

/** Begins to note in which fields something is typed or chosen; gives how to stop. */
export function noteInput(): () => void {
  const note = ({ target }: Event) => {
    if (target) touched.add(target);
  };
  const kinds = ['input', 'change'];
  for (const kind of kinds) document.addEventListener(kind, note, true);
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, note, true);
  };
}

/** A field that nobody sees, in which a part of the page writes down what it holds (`KeptState`). */
const isState = (field: Field) => field.dataset['keptState'] !== undefined;

function isKept(field: Field): boolean {
  if (isState(field)) return true;
  const { type, autocomplete, name, form } = field;
  if (otherKinds.has(type) || neverKept.test(autocomplete) || neverKeptNames.test(name))
    return false;
  return form !== null && form.getAttribute('role') !== 'search';
}

/** The fields of the page's forms, each by form, name and place among those that are alike. */
function fieldsOnPage(): Map<string, Field> {
  const fields = new Map<string, Field>();
  const counts = new Map<string, number>();
  for (const field of document.querySelectorAll<Field>('main :is(input, select, textarea)')) {
    const value = field.type === 'radio' ? field.value : '';
    const alike = [formOf(field), nameOf(field), value].join('|');
    const count = counts.get(alike) ?? 0;
    counts.set(alike, count + 1);
    if (isKept(field)) fields.set(`${alike}|${count}`, field);
  }
  return fields;
}

/** What tells a form from the others of its page: what it says of itself (`data-kept`), else its name for all. */
function formOf(field: Field): string {
  const { form } = field;
  return (
    form?.dataset['kept'] ??
    form?.getAttribute('aria-label') ??
    labelOf(form) ??
    labelOf(field.closest('dialog')) ??
    ''
  );
}

/** Ids are made anew with the page: the words count. */
function labelOf(element: Element | null): string | undefined {
  const id = element?.getAttribute('aria-labelledby');
  return (id && document.getElementById(id)?.textContent) || undefined;
}

/** As `useId` makes them: other ones each time. */
const madeNames = /^[«:_]r/;

function nameOf(field: Field): string {
  const { dataset, name, labels } = field;
  const own = madeNames.test(name) ? '' : name;
  const words = field.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? '';
  return dataset['keptState'] ?? (own || words);
}

function contentOf(field: Field): string | boolean | undefined {
  if (!isBox(field)) return field.value;
  // Of radios the one that is chosen says all.
  return field.type === 'radio' && !field.checked ? undefined : field.checked;
}

/** What a person has written, also by taking all of it away; of a hidden state what it holds. */
function isTyped(field: Field): boolean {
  return isState(field) ? field.value !== '' : touched.has(field);
}

/** A session has ended: keeps what was typed into the forms of the page, for this tab and account. */
export function keepInput(whose: KeptFor, account: string, pathname: string): void {
  const kept: Record<string, string | boolean> = {};
  let focus: string | null = null;
  for (const [key, field] of fieldsOnPage()) {
    if (field === document.activeElement) focus = key;
    const content = isTyped(field) ? contentOf(field) : undefined;
    if (content !== undefined) kept[key] = content;
  }
  if (Object.keys(kept).length > 0) writeKept(whose, { account, pathname, focus, fields: kept });
}

/** What comes back, and into which page. */
interface Restoring {
  whose: KeptFor;
  account: string;
  pathname: string;
  /** The first time that something of a form is there again. */
  onBack: () => void;
}

/**
 * Puts what was kept back into the fields, also into those that are opened later on, and the focus to where it was; of
 * anybody else it is forgotten. Gives how to stop.
 */
export function restoreInput({ whose, account, pathname, onBack }: Restoring): () => void {
  const kept = readKept(whose);
  if (kept?.account !== account) forgetKept(whose);
  if (kept?.account !== account || kept.pathname !== pathname) return () => undefined;
  const left = new Map(Object.entries(kept.fields));
  const focus = new ReturningFocus(kept.focus);
  let isBack = false;
  const fill = () => {
    const fields = left.size > 0 ? fieldsOnPage() : new Map<string, Field>();
    for (const [key, field] of fields) {
      const content = left.get(key);
      if (content === undefined) continue;
      left.delete(key);
      if (contentOf(field) === content) touched.add(field);
      else putIntoField(field, content);
      if (field.form === null) continue;
      if (!isState(field)) focus.offer(key, field);
      if (!isBack) onBack();
      isBack = true;
    }
    focus.give();
    if (left.size === 0 && focus.isGiven) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  // `open`: in a dialog that is not open yet nothing can have the focus.
  const attributes = { attributes: true, attributeFilter: ['open'] };
  observer.observe(document.body, { childList: true, subtree: true, ...attributes });
  forgetKept(whose);
  fill();
  return () => observer.disconnect();
}

/** Leads the focus once to the field that had it, else to the first one that was filled in. */
class ReturningFocus {
  #target: Field | null = null;
  #isGiven = false;

  constructor(private readonly key: string | null) {}

  get isGiven(): boolean {
    return this.#isGiven;
  }

  offer(key: string, field: Field): void {
    if (this.#target === null || key === this.key) this.#target = field;
  }

  give(): void {
    const target = this.#target;
    if (this.#isGiven || target === null || target.closest('dialog:not([open])')) return;
    this.#isGiven = true;
    // Somebody who types already is not taken away from there.
    const isBusy = document.activeElement?.matches('input, select, textarea');
    if (!isBusy) target.focus();
  }
}
