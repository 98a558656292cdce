import type { OwedMoney } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Table } from '@zaino/ui/table';
import { Link } from '@zaino/web/router';
import { Cell } from './money-tables';
import css from './payments-page.module.css';

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeZone: 'UTC' });

/** What the provider would not bring to the account, order by order. */
export function OwedTable({ owed: { total, orders, parts } }: { owed: OwedMoney }) {
  return (
    <>
      <p>
        Ti dobbiamo <strong>{formatEuro(total)}</strong>: sono la tua parte di ordini pagati con
        carta che il servizio di pagamento non ha accettato di mandare al tuo conto. Appena il conto
        può ricevere denaro te li trasferiamo da soli, di solito entro un’ora.
      </p>
      <Table caption="Di che cosa è fatto" className={css.stacked}>
        <thead>
          <tr>
            <th scope="col">Ordine</th>
            <th scope="col">Pagato il</th>
            <th scope="col" data-figures>
              La tua parte
            </th>
            <th scope="col" data-figures>
              Tolto per rimborsi
            </th>
            <th scope="col" data-figures>
              Da trasferire
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((one) => (
            <tr key={one.orderId}>
              <th scope="row">
                <Link to={`/dashboard/ordini/${one.orderId}`}>{one.orderNumber}</Link>
              </th>
              <td data-label="Pagato il">{day.format(new Date(one.day))}</td>
              <Cell label="La tua parte">{formatEuro(one.part)}</Cell>
              <Cell label="Tolto per rimborsi">{formatEuro(one.takenBack)}</Cell>
              <Cell label="Da trasferire">{formatEuro(one.left)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {orders > parts.length && (
        <p className={css.hint}>
          Qui ci sono soltanto gli ordini più recenti, {parts.length} su {orders}; la somma è di
          tutti.
        </p>
      )}
    </>
  );
}
