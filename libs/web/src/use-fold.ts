import { useState } from 'react';

/**
 * Whether something foldable is open: as the page would have it (`isOpen`), until a person opens or closes it, and again
 * as the page would once it shows something else (`shown`). What a keyboard is in stays open: its next letter belongs there.
 */
export function useFold(
  shown: string,
  isOpen: boolean,
): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [state, setState] = useState({ shown, isOpen });
  if (state.shown !== shown) {
    setState({ shown, isOpen: isOpen || (state.isOpen && isKeyboardInside()) });
  }
  return [state.isOpen, (next) => setState({ shown, isOpen: next })];
}

const isKeyboardInside = () =>
  document.querySelector('details[open] select:focus-visible') !== null;
