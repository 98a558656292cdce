import { type RefObject, useEffect, useRef } from 'react';
import type { Submission } from './use-submission';

/**
 * Puts the focus where the work goes on: on the first field that is wrong, or back on the button, which could not
 * keep it while it was disabled.
 */
export function useFocusAfterSending(
  form: RefObject<HTMLFormElement | null>,
  { isSending, refusals }: Pick<Submission, 'isSending' | 'refusals'>,
): void {
  const wasSending = useRef(false);
  useEffect(() => {
    const hasEnded = wasSending.current && !isSending;
    wasSending.current = isSending;
    if (isSending) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const isLost = hasEnded && document.activeElement === document.body;
    const button = isLost ? submitButtonOf(form.current) : undefined;
    (wrong ?? button)?.focus();
  }, [form, isSending, refusals]);
}

/** The one that people press, also where it stands beside the form, at the foot of a dialog. */
export function submitButtonOf(form: HTMLFormElement | null): HTMLElement | undefined {
  return [...(form?.elements ?? [])].find(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element.matches('[type="submit"]:not([hidden])'),
  );
}
