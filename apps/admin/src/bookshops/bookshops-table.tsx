import type { ListedBookshop } from '@zaino/contracts/bookshops';
import { Badge } from '@zaino/ui/badge';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { Link } from '@zaino/web/router';
import listCss from '../layout/list-page.module.css';
import { dayOf, moment } from '../layout/moment-words';
import { stateWords, wishWords } from './bookshop-words';
import css from './bookshops-table.module.css';

const columns: TableColumns<ListedBookshop> = [
  {
    head: 'Libreria',
    cell: ({ id, name, domain, createdAt }) => (
      <>
        <Link to={`/admin/bookshops/${id}`} className={css.name}>
          {name}
        </Link>
        <span className={listCss.small}>
          {domain}, registrata il {dayOf(createdAt)}
        </span>
      </>
    ),
  },
  {
    head: 'Luogo',
    cell: ({ city, province }) => (city === '' ? 'Non indicato' : `${city} (${province})`),
  },
  {
    head: 'Stato',
    cell: ({ state }) => (
      <Badge kind={state === 'open' ? 'enriched' : 'plain'}>{stateWords[state]}</Badge>
    ),
  },
  {
    head: 'Richiesta',
    cell: ({ wish, waitingSince }) => (
      <>
        {wish === null ? '—' : wishWords[wish]}
        {waitingSince && <span className={listCss.small}>dal {moment(waitingSince)}</span>}
      </>
    ),
  },
  {
    head: 'Prove',
    cell: ({ isAddressProven, vatNumber }) => (
      <>
        {isAddressProven ? 'E-mail confermata' : 'E-mail da confermare'}
        <span className={listCss.small}>
          {vatNumber === '' ? 'Partita IVA mancante' : `Partita IVA ${vatNumber}`}
        </span>
      </>
    ),
  },
];

/** One row a bookshop; its name leads to it. */
export function BookshopsTable({ bookshops }: { bookshops: ListedBookshop[] }) {
  return (
    <RowsTable
      caption="Librerie"
      columns={columns}
      rows={bookshops}
      keyOf={({ id }) => id}
      isStacked
    />
  );
}
