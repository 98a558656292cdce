import type { Book } from '@zaino/contracts/schools';
import { formatEuro } from '@zaino/rules/money';
import { bookPath } from '@zaino/rules/page-path';
import { buttonClass } from '@zaino/ui/button';
import { Price } from '@zaino/ui/price';
import { SellerNote } from '@zaino/ui/seller-note';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link } from '@zaino/web/router';
import { schoolYear } from '@zaino/rules/list-parts';
import { reasonOf } from '../school/list-words';
import { listPath } from '../school/school-address';
import { PURCHASE_ID, SCHOOLS_ID } from './book-address';
import css from './book-page.module.css';
import type { BookData } from './book.api';
import { bookOfList, type BuyingClass } from './chosen-class';
import { ClassPurchase } from './class-purchase';
import { KnownClasses } from './known-classes';

interface PurchaseProps {
  book: Book;
  page: Pick<BookData, 'choice' | 'schoolFailure'>;
  /** The class that it is bought for. */
  chosen: BuyingClass | null;
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
  const { choice, schoolFailure } = page;
  if (schoolFailure) return <ServiceFailure failure={schoolFailure} />;
  return (
    <>
      {book.adozioni.classi > 0 ? (
        <ClassChoice isbn={book.isbn} choice={choice} />
      ) : (
        <NoClass adozioni={book.adozioni} choice={choice} />
      )}
      <SellerNote />
    </>
  );
}

function ClassChoice({ isbn, choice }: Pick<Book, 'isbn'> & Pick<BookData, 'choice'>) {
  return (
    <>
      {choice.classe !== '' && (
        <p>La classe che hai scelto non ha questo libro nella lista di quest’anno.</p>
      )}
      <p>Si compra per una classe che lo ha nella lista: così prezzo, sconto e data sono i suoi.</p>
      <KnownClasses isbn={isbn} />
      <a href={`#${choice.provincia ? SCHOOLS_ID : 'adozioni'}`} className={buttonClass()}>
        Scegli la classe
      </a>
    </>
  );
}

/** Nobody has it this year, or nobody has counted yet: then the list of the class sells it. */
function NoClass({ adozioni, choice }: Pick<Book, 'adozioni'> & Pick<BookData, 'choice'>) {
  const { scuola, classe, sezione } = choice;
  return (
    <p>
      {adozioni.annoScolastico === null
        ? 'Stiamo contando le liste di quest’anno: intanto si compra dalla lista della classe. '
        : 'Si compra dalla lista di una classe: quest’anno nessuna lo ha. '}
      {scuola ? (
        <Link to={listPath(scuola, { classe, sezione })}>Vai alla lista della classe</Link>
      ) : (
        <Link to="/search">Cerca la tua classe</Link>
      )}
    </p>
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
