import type { Arrival } from '@zaino/contracts/orders';
import { ScanResult, type ScanTone } from '@zaino/scanning/scan-result';
import { CheckIcon, ClockIcon, PersonIcon, ShelfIcon, WarningIcon } from '@zaino/ui/icons';
import { Link } from '@zaino/web/router';
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
import type { UnpackingShop } from './unpacking-shop';

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

interface ScanAnswerProps {
  shop: UnpackingShop;
  entry: ScanEntry | undefined;
}

/** What came of the last scan, to be read from where the box stands. */
export function ScanAnswer({ shop, entry }: ScanAnswerProps) {
  return (
    <div role="status" aria-live="polite">
      {entry && <Answer key={entry.id} shop={shop} entry={entry} />}
    </div>
  );
}

function Answer({ shop, entry }: { shop: UnpackingShop; entry: ScanEntry }) {
  const kind = entryKindOf(entry);
  const { code, copies, refusal, arrivals } = entry;
  const [first] = arrivals;
  return (
    <ScanResult tone={tones[kind]} icon={icons[kind]} title={kindWords(kind, shop)}>
      <p className={css.book}>
        {first?.title ?? `ISBN ${first?.isbn ?? code}`}
        {copies > 1 && ` · ${copiesWords(copies)}`}
      </p>
      {refusal !== null && <p>{refusal}</p>}
      {kind === 'waiting' && <p>È tenuto in questo browser: lo mandiamo appena si può.</p>}
      {arrivals.map((arrival) => (
        <Receiver key={arrival.id} shop={shop} arrival={arrival} isAlone={arrivals.length === 1} />
      ))}
    </ScanResult>
  );
}

interface ReceiverProps {
  shop: UnpackingShop;
  arrival: Arrival;
  /** No other copy came with it. */
  isAlone: boolean;
}

/** Who gets one of the copies. */
function Receiver({ shop, arrival, isAlone }: ReceiverProps) {
  const { order, quantity } = arrival;
  const { orderPath, Next } = shop;
  if (order === null) return isAlone ? null : <p>{copiesWords(quantity)} a scaffale</p>;
  return (
    <div>
      <p className={css.family}>{order.family}</p>
      <p>
        {classOf(order)}
        {classOf(order) !== '' && ' · '}
        <Link to={orderPath(order.id)} className={css.order}>
          {order.number}
        </Link>
      </p>
      {toDoWords(order).map((words) => (
        <p key={words} className={css.extra}>
          {words}
        </p>
      ))}
      <p>{standingWords(order, shop)}</p>
      {Next && (
        <p>
          <Next number={order.number} />
        </p>
      )}
    </div>
  );
}
