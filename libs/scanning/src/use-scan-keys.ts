import { useEffect, useEffectEvent } from 'react';

const names = ['F2', 'F4', 'F7', 'F8', 'F9', 'Escape'] as const;
type KeyName = (typeof names)[number];

/** What a page does by its keys; `Ctrl+Z` as everywhere where people work. */
export type ScanKeys = Partial<Record<KeyName | 'undo', () => void>>;

interface Field {
  /** Whether typing goes to the field wherever the focus is (WCAG 2.1.4: it can be turned off). */
  hasCharacters: boolean;
  focus: () => void;
}

/**
 * Hears the keys of a page with a scanner. A scanner types as a keyboard, whatever has the focus: a character that
 * nothing else takes goes to the field, and with it all that follow.
 */
export function useScanKeys(keys: ScanKeys, field: Field): void {
  // Of what is on the screen: a key comes as soon as its order is seen.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isElsewhere(event)) return;
    const act = actionOf(event, keys);
    if (act) {
      event.preventDefault();
      act();
    } else if (field.hasCharacters && isForField(event)) field.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isElsewhere = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.isComposing ||
  event.altKey ||
  document.querySelector('dialog[open]') !== null;

const hasControl = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

function actionOf(event: KeyboardEvent, keys: ScanKeys): (() => void) | undefined {
  const { key, shiftKey, target } = event;
  if (!hasControl(event)) return isNamed(key) ? keys[key] : undefined;
  // What is typed has its own undo.
  return key.toLowerCase() === 'z' && !shiftKey && !typedIn(target) ? keys.undo : undefined;
}

/** A character that nothing else takes; the space bar ticks and presses. */
const isForField = (event: KeyboardEvent) =>
  !hasControl(event) &&
  event.key.length === 1 &&
  event.key !== ' ' &&
  typedIn(event.target) === null;

const isNamed = (key: string): key is KeyName => (names as readonly string[]).includes(key);

/** What stands in the field that has the focus; null where that is none. */
function typedIn(target: EventTarget | null): string | null {
  if (target instanceof HTMLInputElement && target.type !== 'checkbox') return target.value;
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement)
    return target.value;
  return null;
}
