import { Toast } from '../toast';

export { keepInput, noteInput, restoreInput } from '@zaino/web/kept-input';
export { forgetKept, readKept } from '@zaino/web/kept-input-store';

interface KeptInputToastProps {
  isBack: boolean;
  onClose: () => void;
}

/** Says why a form is filled in already. */
export function KeptInputToast({ isBack, onClose }: KeptInputToastProps) {
  return (
    <Toast
      message={
        isBack &&
        'Quello che avevi scritto prima che la sessione scadesse è di nuovo qui: controllalo e invialo.'
      }
      onClose={onClose}
    />
  );
}
