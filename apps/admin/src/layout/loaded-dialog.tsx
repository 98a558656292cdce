import { useQuery } from '@tanstack/react-query';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import type { ComponentType } from 'react';
import { partOfPage } from '../queries';

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
  const { data, isError, refetch } = useQuery({
    queryKey: ['code', title],
    queryFn: async () => ({ Loaded: await load() }),
    ...partOfPage,
  });

  if (data) return <data.Loaded {...dialog} />;
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={isError && <Button onClick={() => void refetch()}>Riprova</Button>}
    >
      {isError ? (
        <Notice tone="error">
          <strong>Questa parte non è arrivata.</strong> Di solito basta riprovare.
        </Notice>
      ) : (
        <p role="status">Caricamento...</p>
      )}
    </Dialog>
  );
}
