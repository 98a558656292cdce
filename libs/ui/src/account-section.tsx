import { type ReactNode, useId } from 'react';
import css from './account-section.module.css';

interface AccountSectionProps {
  /** Target of the links to it. */
  id: string;
  title: string;
  /** What it is for. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A part of the profile: its title beside the margin line, what can be done at the right. */
export function AccountSection({ id, title, intro, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={css.section}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        {intro && <p className={css.intro}>{intro}</p>}
      </div>
      <div className={css.body}>{children}</div>
    </section>
  );
}
