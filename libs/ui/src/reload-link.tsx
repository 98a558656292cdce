import type { ReactNode } from 'react';

/** An empty address is that of the page itself, with its query. */
const SAME_PAGE = '';

/** Loads the page again: what "Riprova" is where no script runs. */
export function ReloadLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <a href={SAME_PAGE} className={className}>
      {children}
    </a>
  );
}
