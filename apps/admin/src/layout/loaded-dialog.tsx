import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { reportError } from '@zaino/web/telemetry';
import { type ComponentType, useEffect, useState } from 'react';

interface LoadedDialogProps<Props> {
  /** Asks for the dialog's code; the same function each time. */
  load: () => Promise<ComponentType<Props>>;
  dialog: Props;
  title: string;
  onClose: () => void;
}

/** A dialog whose code comes when it is first opened; a failure is forgotten, so that trying again asks again. */
export function LoadedDialog<Props extends object>(props: LoadedDialogProps<Props>) {
  const { load, dialog, title, onClose } = props;
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isWanted = true;
    load().then(
      (component) => {
        if (isWanted) setLoaded(() => component);
      },
      (error: unknown) => {
        reportError(error);
        if (isWanted) setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, tries]);

  if (Loaded) return <Loaded {...dialog} />;
  const retry = () => {
    setHasFailed(false);
    setTries(tries + 1);
  };
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={hasFailed && <Button onClick={retry}>Riprova</Button>}
    >
      {hasFailed ? (
        <Notice tone="error">
          <strong>Questa parte non è arrivata.</strong> Di solito basta riprovare.
        </Notice>
      ) : (
        <p role="status">Caricamento...</p>
      )}
    </Dialog>
  );
}
