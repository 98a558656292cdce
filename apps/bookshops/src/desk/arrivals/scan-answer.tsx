import type { Arrival } from '@zaino/contracts/orders';
import { ScanResult, type ScanTone } from '@zaino/scanning/scan-result';
import { CheckIcon, ClockIcon, PersonIcon, ShelfIcon, WarningIcon } from '@zaino/ui/icons';
import { Link } from '@zaino/web/router';
import { LabelLink } from '../prints/label-link';
import {
  classOf,
  copiesWords,
  type EntryKind,
  entryKindOf,
  kindWords,
  standingWords,
  toDoWords,
} from './arrival-words';
import css from './scan-answer.module.css';
import type { ScanEntry } from './scan-queue';

const icons: Readonly<Record<EntryKind, typeof CheckIcon>> = {
  assigned: PersonIcon,
  complete: CheckIcon,
  ready: CheckIcon,
  shelf: ShelfIcon,
  waiting: ClockIcon,
  refused: WarningIcon,
};

const tones: Readonly<Record<EntryKind, ScanTone>> = {
  assigned: 'good',
  complete: 'done',
  ready: 'done',
  shelf: 'plain',
  waiting: 'waiting',
  refused: 'refused',
};

/** What came of the last scan, to be read from where the box stands. */
export function ScanAnswer({ entry }: { entry: ScanEntry | undefined }) {
  return (
    <div role="status" aria-live="polite">
      {entry && <Answer key={entry.id} entry={entry} />}
    </div>
  );
}

function Answer({ entry }: { entry: ScanEntry }) {
  const kind = entryKindOf(entry);
  const { code, copies, refusal, arrivals } = entry;
  const [first] = arrivals;
  return (
    <ScanResult tone={tones[kind]} icon={icons[kind]} title={kindWords[kind]}>
      <p className={css.book}>
        {first?.title ?? `ISBN ${first?.isbn ?? code}`}
        {copies > 1 && ` · ${copiesWords(copies)}`}
      </p>
      {refusal !== null && <p>{refusal}</p>}
      {kind === 'waiting' && <p>È tenuto in questo browser: lo mandiamo appena si può.</p>}
      {arrivals.map((arrival) => (
        <Receiver key={arrival.id} arrival={arrival} isAlone={arrivals.length === 1} />
      ))}
    </ScanResult>
  );
}

/** Who gets one of the copies. */
function Receiver({ arrival, isAlone }: { arrival: Arrival; isAlone: boolean }) {
  const { order, quantity } = arrival;
  if (order === null) return isAlone ? null : <p>{copiesWords(quantity)} a scaffale</p>;
  return (
    <div>
      <p className={css.family}>{order.family}</p>
      <p>
        {classOf(order)}
        {classOf(order) !== '' && ' · '}
        <Link to={`/dashboard/ordini/${order.id}`} className={css.order}>
          {order.number}
        </Link>
      </p>
      {toDoWords(order).map((words) => (
        <p key={words} className={css.extra}>
          {words}
        </p>
      ))}
      <p>{standingWords(order)}</p>
      <p>
        <LabelLink number={order.number} />
      </p>
    </div>
  );
}
