import type { Quote } from '@zaino/contracts/orders';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import { dayRangeWords } from '@zaino/rules/day-words';
import { formatEuro } from '@zaino/rules/money';
import type { CartSnapshot } from '@zaino/web/cart';
import { lineTitle } from '../../cart-page/line-title';
import css from './summary-lines.module.css';

interface SummaryLinesProps {
  cart: CartSnapshot;
  quote: Quote | null;
}

/** Each line with its price and its day (Codice del consumo, art. 61: agreed for each). */
export function SummaryLines({ cart, quote }: SummaryLinesProps) {
  const quoted = new Map(quote?.lines.map((line) => [line.key, line]));
  return (
    <ul className={css.lines}>
      {cart.items.map((line) => {
        const key = lineKey(line);
        return (
          <SummaryLine
            key={key}
            line={line}
            quoted={quoted.get(key)}
            isPickup={cart.shippingMethod === 'pickup'}
          />
        );
      })}
    </ul>
  );
}

interface SummaryLineProps {
  line: CartLine;
  quoted: Quote['lines'][number] | undefined;
  isPickup: boolean;
}

function SummaryLine({ line, quoted, isPickup }: SummaryLineProps) {
  return (
    <li className={css.line}>
      <div>
        <p className={css.title}>
          {line.quantity > 1 && `${line.quantity} × `}
          {lineTitle(line)}
        </p>
        {/* Its place is kept before the day is known. */}
        <p className={css.day}>{quoted ? dayWordsOf(quoted, isPickup) : '\u00a0'}</p>
      </div>
      <p className={css.price}>
        {formatEuro(quoted ? quoted.lineTotal : line.prezzo * line.quantity)}
      </p>
    </li>
  );
}

function dayWordsOf({ pieces, expected }: Quote['lines'][number], isPickup: boolean): string {
  if (pieces === 0) return 'Non è più disponibile';
  return `${isPickup ? 'Pronto' : 'Arriva'} ${dayRangeWords(expected)}`;
}
