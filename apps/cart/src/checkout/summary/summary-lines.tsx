import type { Quote } from '@zaino/contracts/orders';
import { extraNames } from '@zaino/rules/book-extra-words';
import { lineTotal } from '@zaino/rules/cart';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import { dayRangeWords } from '@zaino/rules/day-words';
import { formatEuro } from '@zaino/rules/money';
import { Price } from '@zaino/ui/price';
import type { PricedCart } from '../../quote/priced-cart';
import { lineTitle } from '../../order-lines/line-title';
import { expectedWords, sameDays } from '../../quote/expected-words';
import css from './summary-lines.module.css';

interface SummaryLinesProps {
  priced: PricedCart;
  quote: Quote | null;
}

/**
 * Each line with its price, and when it comes (Codice del consumo, art. 61: agreed for each): the days that most lines
 * share are said once, the others with their line.
 */
export function SummaryLines({ priced, quote }: SummaryLinesProps) {
  const { cart, covers } = priced;
  const quoted = new Map(quote?.lines.map((line) => [line.key, line]));
  const isPickup = cart.shippingMethod === 'pickup';
  const [most] = quote ? sameDays(quote) : [];
  const shared = new Set(most?.lines.map(({ key }) => key));
  return (
    <div>
      {/* Its place is kept before the days are known. */}
      <p className={css.shared}>{most ? expectedWords(most, isPickup) : '\u00a0'}</p>
      <ul className={css.lines}>
        {cart.items.map((line) => {
          const key = lineKey(line);
          return (
            <SummaryLine
              key={key}
              line={line}
              coverPrice={covers.get(key)}
              quoted={quoted.get(key)}
              isShared={shared.has(key)}
              isPickup={isPickup}
            />
          );
        })}
      </ul>
    </div>
  );
}

interface SummaryLineProps {
  line: CartLine;
  /** Of one piece in euro, where it costs less. */
  coverPrice: number | undefined;
  quoted: Quote['lines'][number] | undefined;
  /** Its days are those said above. */
  isShared: boolean;
  isPickup: boolean;
}

function SummaryLine(props: SummaryLineProps) {
  const { line, coverPrice, quoted, isShared, isPickup } = props;
  const quantity = quoted?.pieces ?? line.quantity;
  const isOfQuote = quoted !== undefined && (quoted.coverPrice ?? undefined) === coverPrice;
  return (
    <li className={css.line}>
      <div>
        <p className={css.title}>
          {line.quantity > 1 && `${line.quantity} × `}
          {lineTitle(line)}
        </p>
        <Below quoted={quoted} isShared={isShared} isPickup={isPickup} />
      </div>
      <Price
        euro={isOfQuote ? quoted.lineTotal : lineTotal({ ...line, quantity })}
        coverPrice={coverPrice && lineTotal({ ...line, quantity, prezzo: coverPrice })}
        className={css.price}
      />
    </li>
  );
}

function dayWordsOf({ pieces, expected }: Quote['lines'][number], isPickup: boolean): string {
  if (pieces === 0) return 'Non è più disponibile';
  return `${isPickup ? 'Pronto' : 'Arriva'} ${dayRangeWords(expected)}`;
}

/** Its own day, and what the bookshop does to it beside its price. */
function Below({
  quoted,
  isShared,
  isPickup,
}: Pick<SummaryLineProps, 'quoted' | 'isShared' | 'isPickup'>) {
  if (!quoted) return null;
  return (
    <>
      {!isShared && <p className={css.day}>{dayWordsOf(quoted, isPickup)}</p>}
      {quoted.extra && <p className={css.day}>{extraWords(quoted.extra)}</p>}
    </>
  );
}

function extraWords({ kind, quantity, total }: QuotedExtra): string {
  const copies = quantity === 1 ? '' : ` per ${quantity} copie`;
  return `${extraNames[kind]}${copies}: ${formatEuro(total)}`;
}

type QuotedExtra = NonNullable<Quote['lines'][number]['extra']>;
