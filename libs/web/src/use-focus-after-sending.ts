import { type RefObject, useEffect, useRef } from 'react';
import type { Submission } from './use-submission';

/**
 * Puts the focus where the work goes on: on the first field that is wrong, or back on the button, which could not
 * keep it while it was disabled.
 */
export function useFocusAfterSending(
  form: RefObject<HTMLFormElement | null>,
  { isSending, refusals }: Submission,
): void {
  const wasSending = useRef(false);
  useEffect(() => {
    const hasEnded = wasSending.current && !isSending;
    wasSending.current = isSending;
    if (isSending) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const isLost = hasEnded && document.activeElement === document.body;
    const button = isLost ? form.current?.querySelector<HTMLElement>('[type="submit"]') : null;
    (wrong ?? button)?.focus();
  }, [form, isSending, refusals]);
}
