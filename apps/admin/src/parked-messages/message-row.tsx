import { Button } from '@zaino/ui/button';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { moment } from '../layout/moment-words';
import { messageWords } from './message-words';
import type { OwnedMessage } from './parked-messages.api';
import css from './parked-messages.module.css';

interface MessageRowProps {
  message: OwnedMessage;
  isSending: boolean;
  onRetry: (message: OwnedMessage) => void;
  onDiscard: (message: OwnedMessage) => void;
}

/** One message: what it is about, since when it stands, and what can be done. */
export function MessageRow({ message, isSending, onRetry, onDiscard }: MessageRowProps) {
  const { topic, attempts, parkedAt, lastError, canDiscard } = message;
  const words = messageWords(topic);
  const which = <VisuallyHidden> {words}</VisuallyHidden>;
  return (
    <li className={css.row}>
      <div className={css.words}>
        <strong>{words}</strong>
        <span className={css.small}>
          In sospeso dal {moment(parkedAt)},{' '}
          {attempts === 1 ? '1 tentativo' : `${attempts} tentativi`} · {lastError}
        </span>
      </div>
      <div className={css.buttons}>
        <Button
          variant="outline"
          size="small"
          disabled={isSending}
          onClick={() => onRetry(message)}
        >
          Riprova{which}
        </Button>
        {canDiscard && (
          <Button
            variant="text"
            size="small"
            disabled={isSending}
            onClick={() => onDiscard(message)}
          >
            Scarta{which}
          </Button>
        )}
      </div>
    </li>
  );
}
