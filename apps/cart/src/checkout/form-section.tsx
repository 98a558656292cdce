import type { ReactNode } from 'react';
import css from './form-section.module.css';

interface FormSectionProps {
  /** Of the heading, and the section's name. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the form under its heading; parts are told apart by a line, not by boxes. */
export function FormSection({ id, title, children }: FormSectionProps) {
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <div className={css.content}>{children}</div>
    </section>
  );
}

interface SavedProps {
  children: ReactNode;
  /** What "Modifica" changes, for those who do not see the section: "i contatti". */
  changes: string;
  onEdit: () => void;
}

/** What is known already, in words, with a way to change it. */
export function Saved({ children, changes, onEdit }: SavedProps) {
  return (
    <div className={css.saved}>
      <div className={css.words}>{children}</div>
      <button
        type="button"
        className={css.edit}
        aria-label={`Modifica ${changes}`}
        onClick={onEdit}
      >
        Modifica
      </button>
    </div>
  );
}
