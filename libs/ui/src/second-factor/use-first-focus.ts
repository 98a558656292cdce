import { type RefObject, useEffect, useRef } from 'react';

/** Of a step that takes the place of another: the focus goes to its first field, or else its first button. */
export function useFirstFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const place = useRef<Element>(null);
  useEffect(() => {
    const field = place.current?.querySelector<HTMLElement>('input');
    (field ?? place.current?.querySelector<HTMLElement>('button'))?.focus();
  }, []);
  return place;
}
