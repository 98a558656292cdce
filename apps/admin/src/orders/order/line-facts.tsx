import type { Order, OrderLine } from '@zaino/contracts/orders';
import { extraStanding } from '@zaino/rules/book-extra-words';
import { formatEuro } from '@zaino/rules/money';
import { stateWordsOf } from '@zaino/rules/order-words';
import { Badge } from '@zaino/ui/badge';
import { CoverPrice } from '@zaino/ui/cover-price';
import { dayRange } from '../day-words';
import { moment } from '../../layout/moment-words';
import css from './order-desk.module.css';

interface LineFactsProps extends Pick<Order, 'shippingMethod'> {
  line: OrderLine;
}

/** What staff has to know of a line. */
export function LineFacts({ line, shippingMethod }: LineFactsProps) {
  return (
    <div className={css.row}>
      <div>
        <p className={css.title}>{line.title}</p>
        <p className={css.small}>
          {line.type === 'book' ? `ISBN ${line.reference}` : line.reference} · {line.subtitle}
        </p>
        {line.school && (
          <p className={css.small}>
            {line.school.nome} ({line.school.codice}), classe {line.classe}
            {line.sezione}
          </p>
        )}
        {line.isOrdered && <p className={css.small}>{wishes(line)}</p>}
        {line.substitute && (
          <p className={css.small}>
            Sostituito da {line.substitute.title} (ISBN {line.substitute.isbn})
          </p>
        )}
        {line.extra && (
          <p className={css.small}>
            {extraStanding(line.extra)}, {formatEuro(line.extra.total)}
          </p>
        )}
        {line.withdrawnAt && <Withdrawal line={line} at={line.withdrawnAt} />}
      </div>
      <LineState line={line} shippingMethod={shippingMethod} />
    </div>
  );
}

/** What has come back, or will not come any more, is awaited no longer. */
function Withdrawal({ line, at }: { line: OrderLine; at: string }) {
  const isAwaited = line.state === 'shipped' || line.state === 'delivered';
  return (
    <p className={isAwaited ? css.warning : css.small}>
      Recesso del {moment(at)}
      {isAwaited && ': si aspetta il reso'}
    </p>
  );
}

/** What the customer wants where the supplier is late. */
function wishes({ preference }: OrderLine): string {
  const { ifLate, cancelAfter, acceptsEquivalent } = preference;
  const late =
    ifLate === 'cancel' && cancelAfter
      ? `Da annullare dopo il ${dayRange({ from: cancelAfter, to: cancelAfter })}`
      : 'Il cliente aspetta';
  return acceptsEquivalent ? `${late}, accetta un’edizione equivalente` : late;
}

function LineState({ line, shippingMethod }: LineFactsProps) {
  return (
    <div className={css.where}>
      <Badge kind={line.state === 'delivered' ? 'enriched' : 'plain'}>
        {stateWordsOf(line.state, shippingMethod)}
      </Badge>
      {line.expected && <span>{dayRange(line.expected)}</span>}
      {line.tracking && <Tracking tracking={line.tracking} />}
      <span>
        {line.quantity} × {formatEuro(line.price)}
      </span>
      <CoverPrice euro={line.coverPrice} className={css.small} />
      {line.discount > 0 && <span className={css.small}>Buono −{formatEuro(line.discount)}</span>}
    </div>
  );
}

function Tracking({ tracking }: { tracking: NonNullable<OrderLine['tracking']> }) {
  const { carrier, code, url } = tracking;
  return (
    <span className={css.small}>
      {carrier}{' '}
      {url === '' ? (
        code
      ) : (
        <a href={url} rel="noreferrer">
          {code}
        </a>
      )}
    </span>
  );
}
