import { useEffect } from 'react';
import { pressAgain } from './early-presses';
import { type Field, isBox, putIntoField } from '@zaino/web/put-into-field';

/**
 * Tells the page's components what was chosen, ticked, typed or pressed before they came to life: of that they have
 * heard no event. Stands beside the page, so that its effect runs right after the page's own.
 */
export function EarlyInput() {
  useEffect(() => {
    const unheard = new Map<EventTarget | null, () => void>(
      touchedFields().map((field) => [field, replayOf(field)]),
    );
    // The very event that made the page come to life is still on its way; where drawing the page has put the field
    // back meanwhile, nobody hears by it what was chosen.
    const hear = ({ target }: Event) => {
      if (isTouched(target as Field)) unheard.delete(target);
    };
    const end = () => document.removeEventListener('change', hear, true);
    document.addEventListener('change', hear, true);
    const timer = setTimeout(() => {
      end();
      for (const replay of unheard.values()) replay();
      pressAgain();
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, []);
  return null;
}

function touchedFields(): Field[] {
  if (!isFreshVisit()) return [];
  return [...document.querySelectorAll<Field>('main select, main input')].filter(isTouched);
}

/** On the way back and after a reload it is the browser that fills in fields, and not a person. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit === undefined || visit.type === 'navigate';
}

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== choiceAtFirst(field);
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function choiceAtFirst({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/** Keeps what stands in the field now: telling of one field draws the others anew. */
function replayOf(field: Field): () => void {
  const content = isBox(field) ? field.checked : field.value;
  return () => putIntoField(field, content);
}
