import type { ForecastBook } from '@zaino/contracts/bookshops';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Notice } from '@zaino/ui/notice';
import { SearchField } from '@zaino/ui/search-field';
import { SelectField } from '@zaino/ui/select-field';
import { Table } from '@zaino/ui/table';
import { Checkbox } from '@zaino/ui/tick';
import { useSession } from '@zaino/web/session';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { downloadForecast } from './forecast.api';
import css from './forecast-page.module.css';
import { type ForecastFilter, publishersOf, shownBooks } from './shown-books';

/** More are drawn when somebody asks: few look at more than the first hundred. */
const FIRST_ROWS = 100;

/** The books of the forecast, those that are missed most first. */
export function ForecastBooks({ books }: { books: ForecastBook[] }) {
  const [filter, setFilter] = useState<ForecastFilter>({
    words: '',
    publisher: '',
    isMissing: true,
  });
  const [hasAll, setHasAll] = useState(false);
  const change = (part: Partial<ForecastFilter>) => setFilter((last) => ({ ...last, ...part }));
  const found = shownBooks(books, filter);
  const shown = hasAll ? found : found.slice(0, FIRST_ROWS);
  const { user } = useSession();
  const { isSending, failure, send } = useSubmission();
  const download = () => send(() => downloadForecast(user?.tenantId ?? ''));
  const copies = found.reduce((sum, { toStock }) => sum + toStock, 0);
  return (
    <section aria-labelledby="libri">
      <h2 id="libri">I libri</h2>
      <div className={css.filters}>
        <SearchField
          label="Cerca per titolo, editore o ISBN"
          value={filter.words}
          autoComplete="off"
          onChange={({ target }) => change({ words: target.value })}
        />
        <SelectField
          label="Editore"
          value={filter.publisher}
          onChange={({ target }) => change({ publisher: target.value })}
        >
          <option value="">Tutti</option>
          {publishersOf(books).map((publisher) => (
            <option key={publisher}>{publisher}</option>
          ))}
        </SelectField>
        <Checkbox
          checked={filter.isMissing}
          onChange={({ target }) => change({ isMissing: target.checked })}
        >
          Solo quelli da tenere
        </Checkbox>
      </div>
      <div className={css.found}>
        <p role="status">
          {found.length === 1 ? '1 titolo' : `${found.length} titoli`}, {copiesWords(copies)} da
          tenere a scaffale
        </p>
        <Button variant="outline" size="small" disabled={isSending} onClick={() => void download()}>
          Scarica il CSV
        </Button>
      </div>
      {failure && <Notice tone="error">Il file non è pronto: riprova tra poco.</Notice>}
      {found.length === 0 ? (
        <EmptyState>Nessun libro con questi filtri.</EmptyState>
      ) : (
        <Table caption="Previsione per libro">
          <thead>
            <tr>
              <th scope="col">Libro</th>
              <th scope="col" data-figures className={css.wide}>
                Classi
              </th>
              <th scope="col" data-figures className={css.wide}>
                Attese
              </th>
              <th scope="col" data-figures className={css.wide}>
                Ordinate
              </th>
              <th scope="col" data-figures className={css.wide}>
                A scaffale
              </th>
              <th scope="col" data-figures>
                Da tenere
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((book) => (
              <Row key={book.isbn} book={book} />
            ))}
          </tbody>
        </Table>
      )}
      {shown.length < found.length && (
        <Button variant="outline" onClick={() => setHasAll(true)}>
          Mostra tutti i {found.length} titoli
        </Button>
      )}
    </section>
  );
}

const copiesWords = (copies: number) => (copies === 1 ? '1 copia' : `${copies} copie`);

function Row({ book }: { book: ForecastBook }) {
  const { isbn, title, publisher, price, classes, newClasses } = book;
  const details = [publisher, `ISBN ${isbn}`, ...(price === null ? [] : [formatEuro(price)])];
  return (
    <tr>
      <th scope="row">
        {title}
        <span className={css.small}>{details.join(' · ')}</span>
        <span className={css.narrow}>
          {classes === 1 ? '1 classe' : `${classes} classi`} · attese {book.expected} · ordinate{' '}
          {book.ordered} · a scaffale {book.shelf}
        </span>
      </th>
      <td data-figures className={css.wide}>
        {classes}
        {newClasses > 0 && <span className={css.small}>{newClasses} nuove</span>}
      </td>
      <td data-figures className={css.wide}>
        {book.expected}
      </td>
      <td data-figures className={css.wide}>
        {book.ordered}
      </td>
      <td data-figures className={css.wide}>
        {book.shelf}
      </td>
      <td data-figures>
        <strong>{book.toStock}</strong>
      </td>
    </tr>
  );
}
