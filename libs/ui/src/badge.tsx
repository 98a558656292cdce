import type { ReactNode } from 'react';
import css from './badge.module.css';

/** How a badge is printed; the words say what it means, never the colour alone. */
type BadgeKind =
  /** Green outline: "Arricchito". */
  | 'enriched'
  /** Dashed: "Consigliato". */
  | 'suggested'
  /** Ink outline: "Regione Autonoma", tags. */
  | 'plain'
  /** Red solid: "−20%". */
  | 'discount'
  /** Highlighter: "NUOVO". */
  | 'new';

interface BadgeProps {
  kind: BadgeKind;
  children: ReactNode;
}

/** A small printed tab with a word or two. */
export function Badge({ kind, children }: BadgeProps) {
  return <span className={`${css.badge} ${css[kind]}`}>{children}</span>;
}
