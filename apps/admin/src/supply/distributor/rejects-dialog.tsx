import { useQuery } from '@tanstack/react-query';
import type { Feed } from '@zaino/contracts/schools';
import { formatCount } from '@zaino/rules/format-count';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { partOfPage } from '../../queries';
import { rejectsQuery } from './distributor.api';
import css from './distributor.module.css';

/** The lines of a file that could not be used, each with why. */
export function RejectsDialog({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const { data, isError, refetch } = useQuery({ ...rejectsQuery(feed.id), ...partOfPage });
  return (
    <Dialog
      isOpen
      title={`Righe scartate di ${feed.fileName}`}
      onClose={onClose}
      footer={
        isError ? (
          <Button onClick={() => void refetch()}>Riprova</Button>
        ) : (
          <Button variant="outline" onClick={onClose}>
            Chiudi
          </Button>
        )
      }
    >
      {isError && (
        <Notice tone="error">
          <strong>Le righe non sono arrivate.</strong> Di solito basta riprovare.
        </Notice>
      )}
      {!data && !isError && <p role="status">Caricamento...</p>}
      {data && (
        <>
          <p>{countWords(data.rejects.length, data.total)}</p>
          <ul className={css.rejects}>
            {data.rejects.map(({ line, reason, text }) => (
              <li key={line}>
                <strong>Riga {line}.</strong> {reason}
                <p className={css.text}>{text}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function countWords(shown: number, total: number): string {
  if (shown === 0)
    return 'Le righe scartate si conservano 30 giorni: di questo file non ci sono più.';
  const all = formatCount(total);
  return shown === total
    ? `${all} ${total === 1 ? 'riga scartata' : 'righe scartate'}.`
    : `Le prime ${formatCount(shown)} di ${all} righe scartate.`;
}
