import type { SpendingCap } from '@zaino/contracts/schools';
import type { CartBookshop } from '@zaino/rules/chosen-bookshop';
import { discountWords } from '@zaino/rules/discount-words';
import { formatEuro } from '@zaino/rules/money';
import {
  FREE_SHIPPING_THRESHOLD,
  missingForFreeShipping,
  STANDARD_SHIPPING_COST,
} from '@zaino/rules/shipping';
import { CapRuler } from '@zaino/ui/cap-ruler';
import { Price } from '@zaino/ui/price';
import { SellerNote } from '@zaino/ui/seller-note';
import { Sheet } from '@zaino/ui/sheet';
import { EVERY_SECTION } from '@zaino/rules/class-list';
import { bookCount } from '@zaino/rules/list-parts';
import type { ReactNode } from 'react';
import { ExpectedDays, type ExpectedState } from './expected-days';
import { isSellable, type ListBook, listTotalOf, totalOf } from './list-rules';
import css from './list-total.module.css';
import type { ListData } from './school.api';

interface ListTotalProps {
  list: ListData;
  books: ListBook[];
  ticked: ListBook[];
  inCart: ListBook[];
  /** Where they are picked up. */
  bookshop: CartBookshop | null;
  expected: ExpectedState;
  /** Puts what is ticked into the cart. */
  button: ReactNode;
}

/** What the class's books to buy cost against the ministry's cap, and beside it what is ticked. */
export function ListTotal(props: ListTotalProps) {
  const { list, books, ticked, inCart, bookshop, expected, button } = props;
  const toBuy = books.filter(({ part }) => part === 'da-acquistare');
  const total = totalOf(toBuy);
  const listTotal = listTotalOf(toBuy);
  const isWholeList = list.choice.sezione !== EVERY_SECTION;
  return (
    <aside className={css.total} aria-labelledby="list-total">
      <Sheet className={css.sheet}>
        <h2 id="list-total" className={css.title}>
          Totale da acquistare
        </h2>
        <Price euro={total} size="large" />
        <p className={css.fine}>
          {whatCounts(toBuy, total < listTotal)}
          {total < listTotal && <s>{formatEuro(listTotal)}</s>}
        </p>
        {list.cap && isWholeList && <CapNote cap={list.cap} total={listTotal} />}
        <Chosen ticked={ticked} inCart={inCart} />
        <div className={css.button}>{button}</div>
        <noscript>
          <p>
            Per spuntare i libri e metterli nel carrello serve JavaScript: la lista e i prezzi si
            leggono anche senza.
          </p>
        </noscript>
      </Sheet>
      <div className={css.notes}>
        {bookshop ? (
          <PickupHint bookshop={bookshop} />
        ) : (
          <ShippingHint ticked={ticked} inCart={inCart} />
        )}
        <ExpectedDays expected={expected} />
        <SellerNote />
      </div>
    </aside>
  );
}

function whatCounts(toBuy: ListBook[], isReduced: boolean): string {
  const sold = toBuy.filter(isSellable).length;
  const missing = toBuy.length - sold;
  if (toBuy.length === 0) return 'Per questa classe non c’è niente da acquistare.';
  const left = missing === 1 ? 'escluso quello' : `esclusi i ${missing}`;
  const counted = missing === 0 ? bookCount(sold) : `${bookCount(sold)}, ${left} ${whyOf(toBuy)}`;
  if (isReduced) return `${counted}, sconto già tolto. Prezzo di copertina: `;
  return missing === 0 ? `${counted}, prezzo di copertina.` : `${counted}.`;
}

/** Why some are not sold: the ministry knows no price of them, or nobody brings them any more. */
function whyOf(toBuy: ListBook[]): string {
  const isPriceless = toBuy.every(
    (book) => isSellable(book) || !unsupplied.has(book.motivoNonVendibile),
  );
  return isPriceless ? 'senza prezzo' : 'non in vendita';
}

const unsupplied = new Set<ListBook['motivoNonVendibile']>([
  'in-ristampa',
  'fuori-catalogo',
  'sostituito',
]);

/** Shows both amounts and passes no verdict: the files do not say which kind a book is. */
function CapNote({
  cap: { tetto, annoCorso, indirizzo },
  total,
}: {
  cap: SpendingCap;
  total: number;
}) {
  return (
    <div className={css.cap}>
      <CapRuler label="Totale da acquistare e tetto del ministero" amount={total} tetto={tetto} />
      <p className={css.fine}>
        Tetto di spesa per il {annoCorso}° anno ({indirizzo}). Scende del 10% con i libri misti,
        carta e digitale.
      </p>
    </div>
  );
}

/** What the family has chosen of the list; where all of that is in the cart, nothing is said of ticks. */
function Chosen({ ticked, inCart }: Pick<ListTotalProps, 'ticked' | 'inCart'>) {
  const isTold = ticked.length > 0 || inCart.length === 0;
  return (
    <p className={css.ticked}>
      {isTold && (
        <>
          Hai spuntato {bookCount(ticked.length)}: <strong>{formatEuro(totalOf(ticked))}</strong>
        </>
      )}
      {inCart.length > 0 && (
        <span className={css.inCart}>Nel carrello ✓ {bookCount(inCart.length)}</span>
      )}
    </p>
  );
}

/** Where it is picked up, and what that takes off. */
function PickupHint({ bookshop }: { bookshop: CartBookshop }) {
  const discount = discountWords(bookshop);
  return (
    <p>
      <strong>Ritiro da {bookshop.name}</strong>, gratis
      {discount && `. Sconto sul prezzo di copertina: ${discount}`}.
    </p>
  );
}

/** What of the list is in the cart already counts as what is ticked does. */
function ShippingHint({ ticked, inCart }: Pick<ListTotalProps, 'ticked' | 'inCart'>) {
  const others = inCart.filter((book) => !ticked.includes(book));
  const what = whatIsCounted(ticked.length > 0, others.length > 0);
  const threshold = formatEuro(FREE_SHIPPING_THRESHOLD).replace(',00', '');
  const missing = missingForFreeShipping(totalOf([...ticked, ...others]));
  return (
    <p>
      <strong>Spedizione gratuita</strong> da {threshold}
      <span className={css.reached}>
        {missing === 0
          ? `: ${what} la raggiungono.`
          : `: mancano ${formatEuro(missing)}, altrimenti costa ${formatEuro(STANDARD_SHIPPING_COST)}.`}
      </span>
    </p>
  );
}

function whatIsCounted(hasTicked: boolean, hasOthers: boolean): string {
  if (!hasOthers) return 'i libri spuntati';
  return hasTicked ? 'i libri spuntati e nel carrello' : 'i libri nel carrello';
}
