import type { Feed } from '@zaino/contracts/schools';
import { formatCount } from '@zaino/rules/format-count';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { moment } from '../../layout/moment-words';
import { bookCount, isUnderWay, kindWords, stageWords } from '../supply-words';
import { decideFeed } from './distributor.api';
import css from './distributor.module.css';

interface FeedsTableProps {
  feeds: Feed[];
  onRejects: (feed: Feed) => void;
  onDecided: (words: string) => void;
}

/** The files of a distributor, with what became of each. */
export function FeedsTable({ feeds, onRejects, onDecided }: FeedsTableProps) {
  const { isSending, failure, send } = useSubmission();
  const decide = async (feed: Feed, isTaken: boolean) => {
    if (await send(() => decideFeed(feed.id, isTaken))) {
      onDecided(isTaken ? `${feed.fileName} è in uso.` : `${feed.fileName} è stato scartato.`);
    }
  };
  const columns: TableColumns<Feed> = [
    { head: 'File', cell: ({ fileName }) => <span className={css.file}>{fileName}</span> },
    { head: 'Ricevuto', cell: ({ createdAt }) => moment(createdAt) },
    { head: 'Contiene', cell: ({ kind }) => kindWords[kind] },
    { head: 'Com’è andata', cell: (feed) => <Stage feed={feed} /> },
    {
      head: 'Righe',
      cell: (feed) => <Rows feed={feed} onRejects={() => onRejects(feed)} />,
    },
    {
      head: 'Comandi',
      cell: (feed) => (
        <Decision
          feed={feed}
          isDisabled={isSending}
          onDecide={(isTaken) => void decide(feed, isTaken)}
        />
      ),
    },
  ];
  return (
    <>
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      <RowsTable
        caption="File ricevuti"
        columns={columns}
        rows={feeds}
        keyOf={({ id }) => String(id)}
        isStacked
      />
      <Progress feeds={feeds} />
    </>
  );
}

/** For those who listen: the file that is read now. */
function Progress({ feeds }: { feeds: readonly Feed[] }) {
  const feed = feeds.find(isUnderWay);
  return (
    <VisuallyHidden>
      <span role="status">{feed ? `${feed.fileName}: ${stageWords[feed.state]}` : ''}</span>
    </VisuallyHidden>
  );
}

function Stage({ feed: { state, bytes, bytesRead, problem, fileName } }: { feed: Feed }) {
  return (
    <>
      {stageWords[state]}
      {state === 'reading' && (
        <progress
          className={css.progress}
          aria-label={`Lettura di ${fileName}`}
          value={bytesRead}
          max={bytes}
        />
      )}
      {problem && <span className={css.problem}>. {problem}</span>}
    </>
  );
}

function Rows({ feed, onRejects }: { feed: Feed; onRejects: () => void }) {
  const { rowsGood, rowsBad, otherPrices, fileName, state } = feed;
  if (state === 'sending' || state === 'waiting') return '—';
  return (
    <>
      {bookCount(rowsGood)}
      {otherPrices > 0 && `, ${formatCount(otherPrices)} con un altro prezzo`}
      {rowsBad > 0 && (
        <Button variant="text" size="small" onClick={onRejects}>
          {formatCount(rowsBad)} {rowsBad === 1 ? 'scartata' : 'scartate'}
          <VisuallyHidden> di {fileName}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}

interface DecisionProps {
  feed: Feed;
  isDisabled: boolean;
  onDecide: (isTaken: boolean) => void;
}

/** What was held back comes to hold only by somebody's word. */
function Decision({ feed: { state, fileName }, isDisabled, onDecide }: DecisionProps) {
  if (state !== 'held') return null;
  return (
    <div className={css.decision}>
      <Button size="small" disabled={isDisabled} onClick={() => onDecide(true)}>
        Usa il file<VisuallyHidden> {fileName}</VisuallyHidden>
      </Button>
      <Button variant="outline" size="small" disabled={isDisabled} onClick={() => onDecide(false)}>
        Scarta<VisuallyHidden> {fileName}</VisuallyHidden>
      </Button>
    </div>
  );
}
