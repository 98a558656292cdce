import type { RecognisedBook, RecognisedList } from '@zaino/contracts/schools';
import { readableIsbn } from '@zaino/rules/list-parts';
import { formatEuro } from '@zaino/rules/money';
import { MarginGroup, MarginRow } from '@zaino/ui/margin-list';
import { Checkbox } from '@zaino/ui/tick';
import css from './list-result.module.css';

interface DoubtfulCodesProps {
  list: RecognisedList;
  /** By ISBN. */
  confirmed: ReadonlySet<string>;
  onToggle: (isbn: string) => void;
}

/** Codes with an error, each with the books that may be meant: ticked ones are among those that were found. */
export function DoubtfulCodes({ list, confirmed, onToggle }: DoubtfulCodesProps) {
  const codes = list.doubtful.filter(({ candidates }) => candidates.length > 0);
  if (codes.length === 0) return null;
  return (
    <MarginGroup title="Da confermare" count={codes.length}>
      {codes.map(({ code, candidates }) => (
        <MarginRow key={code} className={css.row}>
          <fieldset>
            <legend>{`Il codice ${code} ha un errore. È uno di questi?`}</legend>
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
        </MarginRow>
      ))}
    </MarginGroup>
  );
}

function candidateName({ titolo, autore, editore, isbn, prezzo }: RecognisedBook): string {
  const price = prezzo === null ? '' : formatEuro(prezzo);
  return [titolo, autore, editore, `ISBN ${readableIsbn(isbn)}`, price].filter(Boolean).join(' · ');
}
