import { DIGITAL_CODE_MISSING } from '@zaino/contracts/orders';
import type { UsedBook, UsedBooks } from '@zaino/contracts/schools';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { SelectField } from '@zaino/ui/select-field';
import { Checkbox } from '@zaino/ui/tick';
import { failureWords } from '@zaino/web/failure-words';
import { formText } from '@zaino/web/form-text';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { type Submission, useSubmission } from '@zaino/web/use-submission';
import { type FormEvent, useRef, useState } from 'react';
import { digitalCodeAnswers, grades } from './grade-words';
import type { OwnOffers } from './use-own-offers';
import { UsedBookRow } from './used-book-row';
import css from './used-books-page.module.css';
import { type DescribedCopy, offerBooks } from './used-offers.api';

const NONE_CHOSEN = 'offri';

/** The books that were found, each with its state and its code, for a family that is signed in. */
export function OfferForm({ books, own }: { books: UsedBooks; own: OwnOffers }) {
  const submission = useSubmission();
  const form = useRef<HTMLFormElement>(null);
  const [isDone, setDone] = useState(false);
  useFocusAfterSending(form, submission);

  const offer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setDone(false);
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => formText(fields, name);
    const chosen = books.libri
      .map(({ isbn }) => isbn)
      .filter((isbn) => text(`offri-${isbn}`) !== '');
    if (chosen.length === 0) {
      submission.refuse({ [NONE_CHOSEN]: 'Scegli almeno un libro: spunta “La offro”.' });
      return;
    }
    const missing = chosen.filter((isbn) => text(`codice-${isbn}`) === '');
    if (missing.length > 0) {
      submission.refuse(
        Object.fromEntries(missing.map((isbn) => [`codice-${isbn}`, DIGITAL_CODE_MISSING])),
      );
      return;
    }
    const copies = chosen.map((isbn) => ({
      isbn,
      grade: text(`stato-${isbn}`) as DescribedCopy['grade'],
      digitalCode: text(`codice-${isbn}`) as DescribedCopy['digitalCode'],
    }));
    void submission
      .send(async () => own.show(await offerBooks(copies)))
      .then((wentWell) => setDone(wentWell));
  };

  return (
    <form ref={form} className={css.offers} onSubmit={offer} aria-label="Offri i libri" noValidate>
      <ul className={css.rows}>
        {books.libri.map((book) => (
          <UsedBookRow key={book.isbn} book={book} books={books}>
            <CopyFields book={book} submission={submission} />
          </UsedBookRow>
        ))}
      </ul>
      {submission.failure && <Notice tone="error">{failureWords(submission.failure)}</Notice>}
      {submission.errors[NONE_CHOSEN] && (
        <Notice tone="error">{submission.errors[NONE_CHOSEN]}</Notice>
      )}
      {isDone && own.offers?.code && (
        <Notice tone="success">
          <strong>I libri sono offerti.</strong> {`In libreria di’ il codice ${own.offers.code}.`}
        </Notice>
      )}
      {books.libri.some(({ trovato }) => trovato) && (
        <Button type="submit" disabled={submission.isSending}>
          Offri i libri scelti
        </Button>
      )}
    </form>
  );
}

/** What the family says of its copy. */
function CopyFields({ book, submission }: { book: UsedBook; submission: Submission }) {
  const { isbn } = book;
  const title = book.trovato ? book.titolo : isbn;
  const codeField = `codice-${isbn}`;
  return (
    <fieldset className={css.fields}>
      <legend className={css.legend}>{`La tua copia di ${title}`}</legend>
      <Checkbox
        name={`offri-${isbn}`}
        value="si"
        defaultChecked
        onChange={() => submission.mend(NONE_CHOSEN, {})}
      >
        La offro
      </Checkbox>
      <SelectField label="Stato" name={`stato-${isbn}`} defaultValue="good">
        {grades.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Il codice digitale è già stato usato?"
        name={codeField}
        defaultValue=""
        error={submission.errors[codeField]}
        onChange={() => submission.mend(codeField, {})}
      >
        <option value="">Scegli</option>
        {digitalCodeAnswers.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
