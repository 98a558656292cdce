import type { ReactNode } from 'react';
import { Button } from './button';
import { Notice } from './notice';

interface RetryNoticeProps {
  /** What did not come. */
  children: ReactNode;
  onRetry: () => void;
}

/** In the place of a part that did not come: it can be asked for once more. */
export function RetryNotice({ children, onRetry }: RetryNoticeProps) {
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" variant="outline" onClick={onRetry}>
          Riprova
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
