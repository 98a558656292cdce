import type { LineState } from '@zaino/data-table/data-grid';
import { SelectCell } from '@zaino/data-table/select-cell';
import { formatEuro } from '@zaino/rules/money';
import { orderStandingWords } from '@zaino/rules/order-words';
import { classNames } from '@zaino/ui/class-names';
import { Link } from '@zaino/web/router';
import { memo } from 'react';
import { moment } from '../layout/moment-words';
import { dayRange } from './day-words';
import css from './order-line.module.css';
import type { OrderRow } from './order-rows';

interface OrderLineProps extends LineState<OrderRow> {
  toggle: (id: string, isRange: boolean) => void;
  /** The address of the list, which the order's page leads on in. */
  list: string;
}

/** The cells of one order; on a narrow screen they stand as a card. */
export const OrderLine = memo(function OrderLine(props: OrderLineProps) {
  const { row, isSelected, isActive, toggle, list } = props;
  const { id, family, number, contents, standing, delivery, total, order } = row;
  const { money } = orderStandingWords(order);
  const tabIndex = isActive ? 0 : -1;
  return (
    <>
      <SelectCell
        name={`${family}, ${number}`}
        isSelected={isSelected}
        tabIndex={tabIndex}
        onToggle={(isRange) => toggle(id, isRange)}
      />
      <div role="rowheader" className={css.family}>
        {family}
        <span className={css.small}>{order.contact.email}</span>
        {order.isGuest && <span className={css.small}>Senza account</span>}
      </div>
      <div role="gridcell" className={css.number}>
        {number}
        <time className={css.small} dateTime={order.createdAt}>
          {moment(order.createdAt)}
        </time>
      </div>
      <div role="gridcell" className={css.contents}>
        {contents}
        <span className={classNames(css.small, css.titles)}>{order.titles.join(', ')}</span>
      </div>
      <div role="gridcell" className={css.standing}>
        {standing}
        {money && <span className={css.small}>{money}</span>}
      </div>
      <div role="gridcell" className={css.delivery}>
        {delivery}
        <span className={classNames(css.small, order.isLate && css.late)}>{whenWords(order)}</span>
      </div>
      <div role="gridcell" className={css.total}>
        {formatEuro(total)}
      </div>
      <div role="gridcell" className={css.actions}>
        <Link
          to={`/admin/orders/${id}${list}`}
          className={css.open}
          aria-label={`Apri l’ordine ${number} di ${family}`}
          data-column="apri"
          tabIndex={tabIndex}
        >
          Apri
        </Link>
      </div>
    </>
  );
});

function whenWords({ isLate, expected }: OrderRow['order']): string {
  if (isLate) return 'In ritardo';
  return expected ? dayRange(expected) : '';
}
