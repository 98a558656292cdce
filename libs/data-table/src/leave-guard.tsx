import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { useBlocker } from '@zaino/web/router';
import { isSignIn } from '@zaino/web/sign-in-path';
import { useEffect } from 'react';

/** Asks before a page is left whose fields have something unsaved. */
export function LeaveGuard({ unsaved }: { unsaved: number }) {
  const isUnsaved = unsaved > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isSignIn(nextLocation) && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    return () => removeEventListener('beforeunload', onUnload);
  }, [isUnsaved]);

  const stay = () => blocker.reset?.();
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      title="Modifiche non salvate"
      onClose={stay}
      footer={
        <>
          <Button variant="outline" onClick={() => blocker.proceed?.()}>
            Esci senza salvare
          </Button>
          <Button onClick={stay}>Resta qui</Button>
        </>
      }
    >
      <p>
        {unsaved === 1
          ? 'Una modifica nella tabella non è ancora salvata.'
          : `${unsaved} modifiche nella tabella non sono ancora salvate.`}{' '}
        Se esci adesso vanno perse.
      </p>
    </Dialog>
  );
}
