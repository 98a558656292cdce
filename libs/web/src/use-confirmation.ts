import { useEffect, useState } from 'react';

/** Specification, point 9. */
const CONFIRMATION_MS = 2000;

/** Whether something was confirmed in the last two seconds, and how to confirm it. */
export function useConfirmation(): [isConfirmed: boolean, confirm: () => void] {
  const [confirmations, setConfirmations] = useState(0);
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(confirmations), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [confirmations]);
  return [confirmations > seen, () => setConfirmations((count) => count + 1)];
}
