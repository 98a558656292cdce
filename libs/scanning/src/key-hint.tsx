import css from './key-hint.module.css';

/** The key that does the same as the button it stands in; `aria-keyshortcuts` says it to those who listen. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd aria-hidden="true" className={css.key}>
      {children}
    </kbd>
  );
}
