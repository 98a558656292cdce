import type { ReactNode } from 'react';
import { classNames } from './class-names';
import css from './notice.module.css';

interface NoticeProps {
  tone?: 'plain' | 'success' | 'error';
  /** Starts with a few strong words. */
  children: ReactNode;
  /** A button or link at its end. */
  action?: ReactNode;
  className?: string;
}

/** A box with a sentence, in the flow of the page. Errors are read out at once, the rest when there is a pause. */
export function Notice({ tone = 'plain', children, action, className }: NoticeProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(css.notice, css[tone], className)}
    >
      <div className={css.words}>{children}</div>
      {action}
    </div>
  );
}
