import type { ReactNode } from 'react';
import { Button } from './button';
import { CloseIcon } from './icons';
import css from './toast.module.css';

interface ToastProps {
  /** The sentence; null shows nothing. */
  message: ReactNode;
  /** What can be taken back or done next: "Annulla". */
  action?: { text: string; onPress: () => void };
  onClose: () => void;
}

/**
 * Says at the foot of the screen what has just happened. Always rendered, because only what changes within
 * an existing live region is read out; stays until closed, because nobody should have to hurry.
 */
export function Toast({ message, action, onClose }: ToastProps) {
  return (
    <div role="status" className={css.region}>
      {message && (
        <div className={css.toast}>
          <div className={css.words}>{message}</div>
          {action && (
            <Button variant="text" size="small" className={css.action} onClick={action.onPress}>
              {action.text}
            </Button>
          )}
          <button
            type="button"
            className={css.close}
            aria-label="Chiudi l’avviso"
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        </div>
      )}
    </div>
  );
}
