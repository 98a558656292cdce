import { bookCount } from '@zaino/rules/list-parts';
import { formatEuro } from '@zaino/rules/money';
import { bookPath } from '@zaino/rules/page-path';
import { returnCostWords } from '@zaino/rules/return-costs';
import { MarginGroup, MarginList, MarginRow } from '@zaino/ui/margin-list';
import { Link } from '@zaino/web/router';
import type { ReactNode } from 'react';
import { classWords } from '../order-lines/class-words';
import type { BoughtClass } from './bought-classes';
import { type ExchangeChoice, exchangePath } from './exchange-address';
import { ExchangeButton } from './exchange-button';
import type { Exchanged } from './exchange.api';
import css from './exchange-page.module.css';
import type { WrongBook } from './wrong-pieces';

interface ExchangeResultProps {
  exchanged: Exchanged;
  wrong: BoughtClass;
  choice: ExchangeChoice;
}

/** What is kept, given back and bought, with the sums, and one button for all of it. */
export function ExchangeResult({ exchanged, wrong, choice }: ExchangeResultProps) {
  const { kept, back, toBuy, unsold, shippingMethod } = exchanged;
  const right = classWords({ classe: wrong.classe, sezione: choice.a });
  const isSentBack = back.some(({ isReturnable, hasLeft }) => isReturnable && hasLeft);
  const ofRight = { scuola: wrong.scuola, classe: wrong.classe, sezione: choice.a };
  return (
    <>
      <p>
        La sezione giusta è la <strong>{right}</strong>.{' '}
        <Link to={exchangePath({ ...choice, a: '', corso: '' })}>Cambia</Link>
      </p>
      <MarginList>
        <Group title="Da tenere" books={kept} empty={`Nessuno è anche nella lista della ${right}.`}>
          {(book) => <Row key={book.lineId} title={book.title} price={book.paid} />}
        </Group>
        <Group title="Da rendere" books={back} empty="Nessuno: servono tutti.">
          {(book) => (
            <Row key={book.lineId} title={book.title} price={book.paid}>
              <ReturnWords book={book} />
            </Row>
          )}
        </Group>
        <Group title="Da comprare" books={[...toBuy, ...unsold]} empty="Niente: c’è già tutto.">
          {(book) => (
            <Row
              key={book.isbn}
              title={<Link to={bookPath(book.isbn, ofRight)}>{book.titolo}</Link>}
              price={book.prezzo}
            >
              <p className={css.small}>{[...book.materie, book.editore].join(' · ')}</p>
            </Row>
          )}
        </Group>
        <div className={css.foot}>
          <Sums exchanged={exchanged} />
          {isSentBack && <p className={css.small}>{returnCostWords(shippingMethod)}</p>}
          {wrong.figlio && (
            <p className={css.small}>
              Se hai salvato {wrong.nickname} in <Link to="/dashboard">I miei figli</Link>, cambia
              la sezione anche lì.
            </p>
          )}
          <ExchangeButton exchanged={exchanged} wrong={wrong} sezione={choice.a} />
        </div>
      </MarginList>
    </>
  );
}

interface GroupProps<Book> {
  title: string;
  books: readonly Book[];
  /** Said where there is none. */
  empty: string;
  children: (book: Book) => ReactNode;
}

function Group<Book>({ title, books, empty, children }: GroupProps<Book>) {
  return (
    <MarginGroup headingLevel={2} title={title} count={books.length}>
      {books.length > 0 ? books.map(children) : <MarginRow>{empty}</MarginRow>}
    </MarginGroup>
  );
}

interface RowProps {
  title: ReactNode;
  /** Euro; null where it is not for sale. */
  price: number | null;
  children?: ReactNode;
}

function Row({ title, price, children }: RowProps) {
  return (
    <MarginRow className={css.row}>
      <div className={css.words}>
        <h3 className={css.title}>{title}</h3>
        {children}
      </div>
      <span className={css.price}>{price === null ? 'Non in vendita qui' : formatEuro(price)}</span>
    </MarginRow>
  );
}

function ReturnWords({ book }: { book: WrongBook }) {
  return (
    <p className={css.small}>
      {book.words} <Link to={`/orders/${book.orderId}`}>Ordine {book.orderNumber}</Link>
    </p>
  );
}

function Sums({ exchanged: { sums, back, toBuy } }: Pick<ExchangeResultProps, 'exchanged'>) {
  const { back: returned, toPay, difference } = sums;
  const count = back.filter(({ isReturnable }) => isReturnable).length;
  return (
    <dl className={css.sums}>
      <dt>Ti torna indietro ({bookCount(count)})</dt>
      <dd>{formatEuro(returned)}</dd>
      <dt>Da comprare ({bookCount(toBuy.length)})</dt>
      <dd>{formatEuro(toPay)}</dd>
      <dt>{difference < 0 ? 'Ti restano' : 'Differenza da pagare'}</dt>
      <dd>
        <strong>{formatEuro(Math.abs(difference))}</strong>
      </dd>
    </dl>
  );
}
