import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import css from './row-menu.module.css';

interface RowMenuProps {
  /** Whose: "Altre azioni per Zaino Sentiero". */
  label: string;
  items: readonly { text: string; onPress: () => void }[];
  tabIndex: 0 | -1;
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A button with a short menu (ARIA practices, "Menu Button"). */
export function RowMenu({ label, items, tabIndex }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();

  const open = () => {
    flushSync(() => setIsOpen(true));
    menu.current?.querySelector('button')?.focus();
  };
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!place.current?.contains(relatedTarget)) setIsOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    // The table's keys have no meaning here.
    event.stopPropagation();
    if (event.key === 'Escape') close();
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const choices = [...(menu.current?.querySelectorAll('button') ?? [])];
    const now = choices.findIndex((one) => one === document.activeElement);
    choices.at((now + step) % choices.length)?.focus();
  };

  return (
    <div ref={place} className={css.place}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-column="altro"
        tabIndex={tabIndex}
        onClick={() => (isOpen ? close() : open())}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
          <circle cx="5" cy="12" r="1.75" />
          <circle cx="12" cy="12" r="1.75" />
          <circle cx="19" cy="12" r="1.75" />
        </svg>
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          role="menu"
          aria-label={label}
          className={css.menu}
          tabIndex={-1}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        >
          {items.map(({ text, onPress }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={css.item}
              onClick={() => {
                close();
                onPress();
              }}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
