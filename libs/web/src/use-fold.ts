import { useState } from 'react';

/**
 * Whether something foldable is open: as the page would have it (`isOpen`), until a person opens or closes it, and again
 * as the page would once it shows something else (`shown`).
 */
export function useFold(
  shown: string,
  isOpen: boolean,
): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [state, setState] = useState({ shown, isOpen });
  if (state.shown !== shown) setState({ shown, isOpen });
  return [state.isOpen, (next) => setState({ shown, isOpen: next })];
}
