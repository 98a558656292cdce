import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { messageWords } from './message-words';
import { discardMessage, type OwnedMessage } from './parked-messages.api';

interface DiscardDialogProps {
  message: OwnedMessage;
  onClose: () => void;
  onDiscarded: () => void;
}

/** A message that is discarded cannot be had back. */
export function DiscardDialog({ message, onClose, onDiscarded }: DiscardDialogProps) {
  const { isSending, failure, send } = useSubmission();
  const discard = async () => {
    if (await send(() => discardMessage(message))) onDiscarded();
  };
  return (
    <Dialog
      isOpen
      title="Scarta messaggio"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Annulla
          </Button>
          <Button disabled={isSending} onClick={() => void discard()}>
            Scarta
          </Button>
        </>
      }
    >
      <p>
        <strong>{messageWords(message.topic)}</strong> non verrà più inviata e sparisce dall’elenco.
      </p>
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
    </Dialog>
  );
}
