import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ReturnFocusProps {
  children: ReactNode;
  /** Where to, when what had the focus is gone. */
  otherwise: () => void;
}

/** Around a dialog that goes away as a whole: the focus comes back to where it was. */
export function ReturnFocus({ children, otherwise }: ReturnFocusProps) {
  const [opener] = useState(() => document.activeElement);
  const fallback = useRef(otherwise);
  useEffect(() => {
    fallback.current = otherwise;
  });
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) {
        opener.focus({ preventScroll: true });
      } else fallback.current();
    },
    [opener],
  );
  return children;
}
