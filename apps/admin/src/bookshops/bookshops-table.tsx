import type { ListedBookshop } from '@zaino/contracts/bookshops';
import { Badge } from '@zaino/ui/badge';
import { Table } from '@zaino/ui/table';
import { Link } from '@zaino/web/router';
import listCss from '../layout/list-page.module.css';
import { dayOf, moment } from '../layout/moment-words';
import { stateWords, wishWords } from './bookshop-words';
import css from './bookshops-table.module.css';

/** One row a bookshop; its name leads to it. */
export function BookshopsTable({ bookshops }: { bookshops: ListedBookshop[] }) {
  return (
    <Table caption="Librerie">
      <thead>
        <tr>
          <th scope="col">Libreria</th>
          <th scope="col">Luogo</th>
          <th scope="col">Stato</th>
          <th scope="col">Richiesta</th>
          <th scope="col">Prove</th>
        </tr>
      </thead>
      <tbody>
        {bookshops.map((bookshop) => (
          <BookshopRow key={bookshop.id} bookshop={bookshop} />
        ))}
      </tbody>
    </Table>
  );
}

function BookshopRow({ bookshop }: { bookshop: ListedBookshop }) {
  const { id, name, domain, city, province, state, wish, waitingSince, vatNumber } = bookshop;
  return (
    <tr>
      <th scope="row">
        <Link to={`/admin/bookshops/${id}`} className={css.name}>
          {name}
        </Link>
        <span className={listCss.small}>
          {domain}, registrata il {dayOf(bookshop.createdAt)}
        </span>
      </th>
      <td>{city === '' ? 'Non indicato' : `${city} (${province})`}</td>
      <td>
        <Badge kind={state === 'open' ? 'enriched' : 'plain'}>{stateWords[state]}</Badge>
      </td>
      <td>
        {wish === null ? '—' : wishWords[wish]}
        {waitingSince && <span className={listCss.small}>dal {moment(waitingSince)}</span>}
      </td>
      <td>
        {bookshop.isAddressProven ? 'E-mail confermata' : 'E-mail da confermare'}
        <span className={listCss.small}>
          {vatNumber === '' ? 'Partita IVA mancante' : `Partita IVA ${vatNumber}`}
        </span>
      </td>
    </tr>
  );
}
