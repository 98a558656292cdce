import { Toast } from '@zaino/ui/toast';
import { useEffect, useRef } from 'react';

interface DoneToastProps {
  done: string | null;
  onClose: () => void;
}

/** Says what was done. Takes the focus, since the button that had it is gone. */
export function DoneToast({ done, onClose }: DoneToastProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done !== null) place.current?.querySelector('button')?.focus();
  }, [done]);
  return (
    <div ref={place}>
      <Toast message={done} onClose={onClose} />
    </div>
  );
}
