import type { RecognisedClass, RecognisedList } from '@zaino/contracts/schools';
import { bookListAddress } from '@zaino/rules/book-list-address';
import type { ReadCodes } from '@zaino/rules/isbns-in-text';
import { bookPath } from '@zaino/rules/page-path';
import { Sheet } from '@zaino/ui/sheet';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import { nameOfClass } from '../book/chosen-class';
import { reducedBook } from '../school/list-rules';
import { savePath } from '../school/save-path';
import { listPath } from '../school/school-address';
import { useListBookshop } from '../school/use-list-bookshop';
import { answeredDoubts, candidateName, doubtWords } from './doubtful-codes';
import { FoundDetails, nameOf } from './found-book';
import { listGroups } from './list-groups';
import { ListPart } from './list-part';
import { ListSummary, placeOf } from './list-summary';
import css from './book-list-page.module.css';
import { OtherBooks } from './other-books';
import { UnknownCodes } from './unknown-codes';

export interface ServedListProps {
  list: RecognisedList;
  /** What was asked. */
  codes: ReadCodes;
}

/** What a list on paper is, by links alone: the books of its class, those in doubt, those that nobody knows, and the ways on. */
export function ServedList({ list, codes }: ServedListProps) {
  const chosen = list.classes[0] ?? null;
  const { ofClass, others } = listGroups(list, chosen, new Set());
  const discounts = useListBookshop() ?? {};
  return (
    <Sheet isEdgeToEdge className={css.list}>
      <div className={css.head}>
        <ListSummary list={list} chosen={chosen} />
      </div>
      {chosen && (
        <ListPart title="Trovati" count={ofClass.length}>
          {ofClass.map((book) => (
            <li key={book.isbn} className={css.row}>
              <p>{nameOf(book)}</p>
              <FoundDetails
                book={reducedBook(book, { discounts, isThisYear: true })}
                chosen={chosen}
              />
            </li>
          ))}
        </ListPart>
      )}
      <Doubts list={list} codes={codes} />
      <OtherBooks books={others} list={list} chosen={chosen} />
      <UnknownCodes list={list} />
      <ListPart title="Le classi che li hanno" count={list.classes.length}>
        {list.classes.map((one) => (
          <ClassRow key={listPath(one.school.codiceScuola, one)} one={one} />
        ))}
      </ListPart>
      <div className={css.buy}>
        <p>
          Per spuntare i libri e metterli nel carrello serve JavaScript. L’indirizzo di questa
          pagina ha solo i codici: aperto in un browser con JavaScript continua da qui.
        </p>
      </div>
    </Sheet>
  );
}

/** Each book that may be meant is one link away from the others that were found. */
function Doubts({ list, codes }: ServedListProps) {
  const doubts = answeredDoubts(list);
  return (
    <ListPart title="Da confermare" count={doubts.length}>
      {doubts.map(({ code, candidates }) => (
        <li key={code} className={css.row}>
          <p>{doubtWords(code)}</p>
          <ul>
            {candidates.map((book) => (
              <li key={book.isbn}>
                {candidateName(book)}{' '}
                <Link to={confirmedAddress(codes, code, book.isbn)}>
                  Sì, è questo<VisuallyHidden>{` ${book.titolo}`}</VisuallyHidden>
                </Link>
                {' · '}
                <Link to={bookPath(book.isbn)}>
                  Vedi il libro<VisuallyHidden>{` ${book.titolo}`}</VisuallyHidden>
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ListPart>
  );
}

function confirmedAddress(codes: ReadCodes, doubt: string, isbn: string): string {
  const doubtful = codes.doubtful.filter((code) => code !== doubt);
  return bookListAddress({ ...codes, isbns: [...new Set([...codes.isbns, isbn])], doubtful });
}

function ClassRow({ one }: { one: RecognisedClass }) {
  const { school, classe, sezione, books, total } = one;
  const name = nameOfClass(one);
  return (
    <li className={css.row}>
      <p>
        <Link to={listPath(school.codiceScuola, { classe, sezione })}>{`Lista della ${name}`}</Link>
        {`, ${placeOf(one)}: ne ha ${books.length} su ${total}.`}
      </p>
      <p>
        <Link to={savePath(school, one)} rel="nofollow">
          {`Accedi per salvare la ${name}`}
        </Link>
      </p>
    </li>
  );
}
