import { type BookIssue, type DoubtfulBook, QUALITY_PAGE } from '@zaino/contracts/schools';
import { formatCount } from '@zaino/rules/format-count';
import { formatEuro } from '@zaino/rules/money';
import { EmptyState } from '@zaino/ui/empty-state';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link } from '@zaino/web/router';
import listCss from '../../layout/list-page.module.css';
import { PageLinks } from '../../layout/page-links';
import { usePageQuery } from '../../queries';
import { issueWords } from './issue-words';
import css from './quality.module.css';
import { type QualityFilters, qualityPath } from './quality-filters';
import { doubtfulBooksQuery } from './quality.api';

interface DoubtfulBooksProps {
  issue: BookIssue;
  filters: QualityFilters;
}

/** Books that are doubtful for one reason, those that most classes have first. */
export function DoubtfulBooks({ issue, filters }: DoubtfulBooksProps) {
  const { value: list, failure } = usePageQuery(doubtfulBooksQuery(issue, filters));
  if (failure) {
    return <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />;
  }
  if (list === null) return null;
  return (
    <>
      <p role="status" className={listCss.count}>
        {list.total === 1 ? '1 libro trovato' : `${formatCount(list.total)} libri trovati`}
      </p>
      {list.books.length === 0 ? (
        <EmptyState>Nessun libro da controllare.</EmptyState>
      ) : (
        <>
          <RowsTable
            caption={issueWords[issue]}
            isStacked
            rows={list.books}
            keyOf={({ isbn }) => isbn}
            columns={columnsOf(issue)}
          />
          <PageLinks
            label="Pagine dei libri"
            page={filters.page}
            last={Math.ceil(list.total / QUALITY_PAGE)}
            pathOf={(page) => qualityPath({ ...filters, page })}
          />
        </>
      )}
    </>
  );
}

function columnsOf(issue: BookIssue): TableColumns<DoubtfulBook> {
  const prices: TableColumns<DoubtfulBook>[number][] = [
    { head: 'Prezzo', isFigures: true, cell: ({ price }) => euro(price) },
  ];
  if (issue === 'price-spread' || issue === 'price-subject') {
    prices.push({ head: 'Di solito', isFigures: true, cell: ({ median }) => euro(median) });
  }
  return [
    { head: 'Libro', cell: (book) => <Name book={book} /> },
    ...prices,
    { head: 'Classi', isFigures: true, cell: ({ classes }) => formatCount(classes) },
    { head: 'Scuole', isFigures: true, cell: ({ schools }) => formatCount(schools) },
  ];
}

function Name({ book: { isbn, title, publisher } }: { book: DoubtfulBook }) {
  return (
    <span>
      <Link to={`/admin/books/${isbn}`} className={css.name}>
        {title}
      </Link>
      <span className={listCss.small}>{`${isbn}, ${publisher}`}</span>
    </span>
  );
}

const euro = (amount: number | null): string => (amount === null ? '—' : formatEuro(amount));
