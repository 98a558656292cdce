import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Tells the page's components what was chosen, ticked or typed before they came to life: of that they have
 * heard no event. Stands beside the page, so that its effect runs right after the page's own.
 */
export function EarlyInput() {
  useEffect(() => {
    // On the way back and after a reload it is the browser that fills in fields, and not a person.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit && visit.type !== 'navigate') return;
    for (const field of document.querySelectorAll<Field>('main select, main input')) replay(field);
  }, []);
  return null;
}

function replay(field: Field): void {
  if (field instanceof HTMLSelectElement) replayChoice(field);
  else if (field.type === 'checkbox' || field.type === 'radio') replayTick(field);
  else replayText(field);
}

function replayChoice(select: HTMLSelectElement): void {
  const options = [...select.options];
  const before = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (before && select.value !== before.value) {
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function replayTick(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked) return;
  box.checked = box.defaultChecked;
  box.click();
}

function replayText(input: HTMLInputElement): void {
  const { value, defaultValue } = input;
  if (value === defaultValue) return;
  input.value = defaultValue;
  // React looks whether the value differs from the last one that it has seen set.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
