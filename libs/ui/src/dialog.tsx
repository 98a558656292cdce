import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names';
import css from './dialog.module.css';
import { CloseIcon } from './icons';

interface DialogProps {
  isOpen: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Asked to close, by the cross or Esc. Without it the dialog can only be answered. */
  onClose?: () => void;
  /** Buttons, at the foot. */
  footer?: ReactNode;
  /** A drawer from the right instead of a box in the middle. */
  isDrawer?: boolean;
  /** Drawn though it is not open: `className` decides whether that is seen before the page's code can open it. */
  isPrepared?: boolean;
  className?: string | undefined;
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back where it was. */
export function Dialog(props: DialogProps) {
  const { isOpen, isPrepared, title, children, onClose, footer, isDrawer, className } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const isDrawn = isOpen || isPrepared;

  // Closed while it is still in the page, the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen) return;
    element?.showModal();
    // At the begin, not on whatever control happens to come first.
    heading.current?.focus();
    return () => element?.close();
  }, [isOpen]);

  /** The owner decides whether it closes; Chromium closes by itself on a second Esc. */
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };
  const onClosed = () => {
    // The browser tells of it some time later: whoever has opened the dialog again by then keeps it.
    if (!isOpen || dialog.current?.open) return;
    if (onClose) onClose();
    else dialog.current?.showModal();
  };

  return (
    <dialog
      ref={dialog}
      className={classNames(css.dialog, isDrawer && css.drawer, className)}
      aria-labelledby={isDrawn ? titleId : undefined}
      onCancel={onCancel}
      onClose={onClosed}
    >
      {isDrawn && (
        <div className={css.content}>
          <div className={css.head}>
            <h2 ref={heading} id={titleId} className={css.title} tabIndex={-1}>
              {title}
            </h2>
            {onClose && (
              <button type="button" className={css.close} aria-label="Chiudi" onClick={onClose}>
                <CloseIcon />
              </button>
            )}
          </div>
          <div className={css.body}>{children}</div>
          {footer && <div className={css.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
