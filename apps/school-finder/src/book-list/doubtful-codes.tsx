import type { RecognisedBook, RecognisedList } from '@zaino/contracts/schools';
import { readableIsbn } from '@zaino/rules/list-parts';
import { formatEuro } from '@zaino/rules/money';
import { ListPart } from './list-part';
import { Checkbox } from '@zaino/ui/tick';
import css from './book-list-page.module.css';

interface DoubtfulCodesProps {
  list: RecognisedList;
  /** By ISBN. */
  confirmed: ReadonlySet<string>;
  onToggle: (isbn: string) => void;
}

/** Codes with an error, each with the books that may be meant: ticked ones are among those that were found. */
export function DoubtfulCodes({ list, confirmed, onToggle }: DoubtfulCodesProps) {
  const codes = answeredDoubts(list);
  return (
    <ListPart title="Da confermare" count={codes.length}>
      {codes.map(({ code, candidates }) => (
        <li key={code} className={css.row}>
          <fieldset>
            <legend>{doubtWords(code)}</legend>
            {candidates.map((book) => (
              <Checkbox
                key={book.isbn}
                checked={confirmed.has(book.isbn)}
                onChange={() => onToggle(book.isbn)}
              >
                {candidateName(book)}
              </Checkbox>
            ))}
          </fieldset>
        </li>
      ))}
    </ListPart>
  );
}

/** What is asked of a code with an error. */
export const doubtWords = (code: string) => `Il codice ${code} ha un errore. È uno di questi?`;

/** The codes that some books may be meant by. */
export const answeredDoubts = ({ doubtful }: RecognisedList) =>
  doubtful.filter(({ candidates }) => candidates.length > 0);

/** `Il tempo che resta · Autore · Editore · ISBN … · 24,90 €` */
export function candidateName({ titolo, autore, editore, isbn, prezzo }: RecognisedBook): string {
  const price = prezzo === null ? '' : formatEuro(prezzo);
  return [titolo, autore, editore, `ISBN ${readableIsbn(isbn)}`, price].filter(Boolean).join(' · ');
}
