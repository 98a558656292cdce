import type { Book } from '@zaino/contracts/schools';
import { formatEuro } from '@zaino/rules/money';
import { bookPath } from '@zaino/rules/page-path';
import { buttonClass } from '@zaino/ui/button';
import { Price } from '@zaino/ui/price';
import { SellerNote } from '@zaino/ui/seller-note';
import { Link } from '@zaino/web/router';
import { reasonOf, schoolYear } from '../school/list-words';
import { PURCHASE_ID, SCHOOLS_ID } from './book-address';
import css from './book-page.module.css';
import type { BookData } from './book.api';
import { bookOfList, type ChosenClass } from './chosen-class';
import { ClassPurchase } from './class-purchase';
import { KnownClasses } from './known-classes';

interface PurchaseProps {
  book: Book;
  page: Pick<BookData, 'choice'>;
  /** The class that it is bought for. */
  chosen: ChosenClass | null;
}

/** What a book costs, and the way into the cart: for a class that has it, since only that says what it costs there. */
export function Purchase({ book, page, chosen }: PurchaseProps) {
  return (
    <div id={PURCHASE_ID} className={css.purchase}>
      <CoverPrice book={book} />
      {book.vendibile ? <Way book={book} page={page} chosen={chosen} /> : <NotSold book={book} />}
    </div>
  );
}

function CoverPrice({ book: { prezzo, annoPrezzo } }: Pick<PurchaseProps, 'book'>) {
  if (prezzo === null) return null;
  return (
    <div>
      <Price euro={prezzo} size="large" />
      <p className={css.quiet}>
        Prezzo di copertina
        {annoPrezzo !== null && `, lista del ministero ${schoolYear(annoPrezzo)}`}
      </p>
    </div>
  );
}

function Way({ book, page, chosen }: PurchaseProps) {
  if (chosen) return <ClassPurchase book={book} chosen={chosen} />;
  const { classi } = book.adozioni;
  const isAsked = page.choice.classe !== '';
  return (
    <>
      {isAsked && classi > 0 && <p>La classe che hai scelto non ha questo libro nella lista.</p>}
      {classi === 0 ? (
        <p>
          Si compra dalla lista di una classe: oggi nessuna lo ha.{' '}
          <Link to="/search">Cerca la tua classe</Link>
        </p>
      ) : (
        <>
          <p>
            Si compra per una classe che lo ha nella lista: così prezzo, sconto e data sono i suoi.
          </p>
          <KnownClasses isbn={book.isbn} />
          <a href={`#${page.choice.provincia ? SCHOOLS_ID : 'adozioni'}`} className={buttonClass()}>
            Scegli la classe
          </a>
        </>
      )}
      <SellerNote />
    </>
  );
}

/** Why it cannot be bought, and what can be instead. */
function NotSold({ book }: Pick<PurchaseProps, 'book'>) {
  const reason = reasonOf(bookOfList(book, true));
  const { newEdition } = book;
  return (
    <>
      <p>
        {reason?.refusal && <strong className={css.refusal}>{reason.refusal}. </strong>}
        {reason?.text}
      </p>
      {newEdition && (
        <p>
          <Link to={bookPath(newEdition.isbn)}>{`Nuova edizione: ${newEdition.titolo}`}</Link>
          {`, ${formatEuro(newEdition.prezzo)}`}
        </p>
      )}
    </>
  );
}
