import type { Book } from '@zaino/contracts/schools';
import { bookPath } from '@zaino/rules/page-path';
import { isbnOf } from '@zaino/rules/isbn';
import { usedBooksPath } from '@zaino/rules/used-books-path';
import { BookCover } from '@zaino/ui/book-cover';
import { Breadcrumbs } from '@zaino/ui/breadcrumbs';
import { Container } from '@zaino/ui/container';
import { ShareButton } from '@zaino/ui/share-button';
import { Sheet } from '@zaino/ui/sheet';
import { useLateParts } from '@zaino/ui/use-late-parts';
import { Link, useLoaderData } from '@zaino/web/router';
import { listPath } from '../school/school-address';
import { BookAdoptions } from './book-adoptions';
import { BookCompanions } from './book-companions';
import { BookEditions } from './book-editions';
import { BookFacts } from './book-facts';
import css from './book-page.module.css';
import type { BookData } from './book.api';
import { type BuyingClass, chosenClass, nameOfClass } from './chosen-class';
import { MissingBook } from './missing-book';
import { Purchase } from './purchase';

const loadFavourite = () => import(/* webpackChunkName: 'book-favourite' */ './book-favourite');

/** One schoolbook: what it is, where it is adopted, and how to buy it for a class. */
export function BookPage() {
  const { book, ...page } = useLoaderData<BookData>();
  if (!book) return <MissingBook code={page.code} failure={page.failure} />;
  return <FoundBook key={book.isbn} book={book} page={page} />;
}

interface FoundBookProps {
  book: Book;
  page: Omit<BookData, 'book'>;
}

function FoundBook({ book, page }: FoundBookProps) {
  const { titolo, sottotitolo, isbn, editore, copertina, materie } = book;
  const chosen = chosenClass(page.school, page.choice);
  const late = useLateParts(loadFavourite);
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={crumbsOf(book, chosen)} />
      <Sheet isEdgeToEdge className={css.sheet}>
        <BookCover
          className={css.cover}
          title={titolo}
          subject={materie[0] ?? ''}
          publisher={editore}
          image={copertina}
          isAnyEdition={book.motivoNonVendibile === 'edizione-libera'}
        />
        <div className={css.words}>
          {materie.length > 0 && <p className={css.quiet}>{materie.join(', ')}</p>}
          <h1 className={css.title}>{titolo}</h1>
          {sottotitolo && <p>{sottotitolo}</p>}
          <BookFacts book={book} />
          {book.descrizione && <p className={css.description}>{book.descrizione}</p>}
          <p className={css.quiet}>
            Hai questo libro e non ti serve più?{' '}
            <Link to={`${usedBooksPath}?libri=${isbn}`}>Offrilo usato</Link>
          </p>
          <div className={css.tools}>
            <ShareButton path={bookPath(isbn)} title={titolo} variant="text" />
            {late && isbnOf(isbn) === isbn && <late.BookFavourite book={book} />}
          </div>
        </div>
        <Purchase key={JSON.stringify(chosen)} book={book} page={page} chosen={chosen} />
      </Sheet>
      <BookEditions book={book} />
      <BookAdoptions book={book} page={page} />
      <BookCompanions books={book.insieme} />
    </Container>
  );
}

/** Back to the list that the book stands on, where one is chosen. */
function crumbsOf({ titolo }: Book, chosen: BuyingClass | null) {
  const search = { text: 'Cerca Libri', to: '/search' };
  if (!chosen) return [search, { text: titolo }];
  const { school, choice } = chosen;
  return [
    search,
    { text: school.nomeScuola || school.codiceScuola, to: listPath(school.codiceScuola) },
    { text: nameOfClass(choice), to: listPath(school.codiceScuola, choice) },
    { text: titolo },
  ];
}
