import { useRevalidator } from '@zaino/web/router';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place where a page asks for its data anew ("Riprova"): what had the focus has it again if it was
 * only disabled meanwhile; where it went away with what stood there before, the nearest part around it that stayed has.
 * What a person has left stays left.
 */
export function useFocusAfterRevalidation(): void {
  const { state } = useRevalidator();
  const held = useRef<HTMLElement[]>([]);
  const isDisabled = useRef(false);
  // Before the browser takes the focus from what is disabled now.
  useLayoutEffect(() => {
    if (state !== 'loading') return;
    held.current = withParents(document.activeElement);
    isDisabled.current = held.current[0]?.matches(':disabled') ?? false;
  }, [state]);
  useEffect(() => {
    if (state === 'loading') return;
    const [element] = held.current;
    const place = held.current.find(({ isConnected }) => isConnected);
    held.current = [];
    const isLost = document.activeElement === document.body;
    if (isLost && place && (place !== element || isDisabled.current)) focusOn(place);
  }, [state]);
}

/** From the inmost outwards, without the body, which has the focus when nothing has. */
function withParents(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  return [element, ...withParents(element.parentElement)];
}

/** Also on a part that takes no focus otherwise, for as long as it keeps it. */
function focusOn(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
}
