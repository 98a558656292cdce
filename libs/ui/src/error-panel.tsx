import type { ReactNode } from 'react';
import { Button, buttonClass } from './button';
import css from './error-panel.module.css';
import { ReloadLink } from './reload-link';
import { Sheet } from './sheet';

interface ErrorPanelProps {
  title: ReactNode;
  /** What still works, and what to do. */
  children: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Another way on: a link. */
  action?: ReactNode;
  /** 1 where the panel is all that the page has. */
  headingLevel?: 1 | 2 | 3;
}

/** A part that failed: a red pencil cross in the margin, what still works, "Riprova". */
export function ErrorPanel({
  title,
  children,
  onRetry,
  isRetrying = false,
  action,
  headingLevel = 2,
}: ErrorPanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Sheet isRuled hasMargin isEdgeToEdge className={css.sheet} role="alert">
      <svg className={css.cross} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <path d="M3 4.5C10 10 19 19 25.5 25M25 2.5C18 9 9 18 2.5 26" />
      </svg>
      <Heading className={css.title}>{title}</Heading>
      <div className={css.words}>{children}</div>
      {onRetry && (
        <>
          <Button className={css.retry} onClick={onRetry} disabled={isRetrying}>
            Riprova
          </Button>
          <noscript>
            <ReloadLink className={buttonClass({}, css.retry)}>Riprova</ReloadLink>
          </noscript>
        </>
      )}
      {action && <div className={css.action}>{action}</div>}
    </Sheet>
  );
}
