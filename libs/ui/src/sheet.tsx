import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import css from './sheet.module.css';

interface SheetProps extends ComponentProps<'div'> {
  /** Empty ruling behind the content, for sheets that have little on them. */
  isRuled?: boolean;
  /** The red margin line down the left; one per sheet. */
  hasMargin?: boolean;
  /** Below 900 px from edge to edge, out of the page's gutters. */
  isEdgeToEdge?: boolean;
}

/** A white sheet on the desk. Without `hasMargin` and `isRuled` it is plain and has no padding of its own. */
export function Sheet({
  isRuled = false,
  hasMargin = false,
  isEdgeToEdge = false,
  className,
  ...div
}: SheetProps) {
  const look = classNames(
    css.sheet,
    isRuled && css.ruled,
    hasMargin && css.margin,
    isEdgeToEdge && css.edgeToEdge,
    className,
  );
  return <div {...div} className={look} />;
}
