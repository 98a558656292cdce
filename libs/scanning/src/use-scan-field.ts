import { useEffect, useRef, useState } from 'react';

export type ScanField = ReturnType<typeof useScanField>;

/** The one field that a scanner types into, which has the focus whenever nothing else needs it. */
export function useScanField() {
  const element = useRef<HTMLInputElement>(null);
  const [typed, type] = useState('');
  const focus = () => element.current?.focus();
  useEffect(() => {
    // Behind the shell, which puts the focus at the begin of a page that was navigated to; whoever was quicker is
    // typing in a field of their choice already.
    const frame = requestAnimationFrame(() => {
      if (!(document.activeElement instanceof HTMLInputElement)) element.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return {
    element,
    typed,
    type,
    focus,
    hasFocus: () => document.activeElement === element.current,
    /** What was found is typed no more; what was not can be typed over. */
    after: async (isFound: Promise<boolean>) => {
      if (await isFound) type('');
      else element.current?.select();
      focus();
    },
  };
}
