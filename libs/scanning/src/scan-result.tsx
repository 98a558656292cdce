import { classNames } from '@zaino/ui/class-names';
import type { ComponentType, ReactNode } from 'react';
import css from './scan-result.module.css';

/** How a scan went: right, all complete, nothing to do, not confirmed yet, refused. */
export type ScanTone = 'good' | 'done' | 'plain' | 'waiting' | 'refused';

interface ScanResultProps {
  tone: ScanTone;
  icon: ComponentType<{ className?: string }>;
  /** A few words, in large letters. */
  title: string;
  children?: ReactNode;
}

/** What came of a scan, by colour, sign and words: to be read from where the books lie. Stands in a live region. */
export function ScanResult({ tone, icon: Mark, title, children }: ScanResultProps) {
  return (
    <div className={classNames(css.result, tone !== 'plain' && css[tone])}>
      <Mark className={css.icon ?? ''} />
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
