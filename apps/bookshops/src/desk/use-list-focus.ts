import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes in a list of fields that grows and shrinks: into the entry that was added, and to the button that
 * adds one where another was taken out. Entries are marked with `data-entry`, the button with `data-add`.
 */
export function useListFocus<Place extends HTMLElement = HTMLFieldSetElement>(
  length: number,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const known = useRef(length);
  useEffect(() => {
    const before = known.current;
    known.current = length;
    if (length === before) return;
    const added = [...(place.current?.querySelectorAll('[data-entry]') ?? [])].at(-1);
    const target = length > before ? added?.querySelector<HTMLElement>('input, button') : null;
    (target ?? place.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  }, [length]);
  return place;
}
