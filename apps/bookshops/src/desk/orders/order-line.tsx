import type { DeskOrderSummary } from '@zaino/contracts/orders';
import type { LineState } from '@zaino/data-table/data-grid';
import { SelectCell } from '@zaino/data-table/select-cell';
import { dayRangeWords } from '@zaino/rules/day-words';
import { formatEuro } from '@zaino/rules/money';
import { orderStateWords } from '@zaino/rules/order-words';
import { classNames } from '@zaino/ui/class-names';
import { Link } from '@zaino/web/router';
import { memo } from 'react';
import css from './order-line.module.css';
import type { DeskOrderRow } from './order-rows';
import { orderColumns } from './orders-table';
import { classWords } from './stage-words';

interface OrderLineProps extends LineState<DeskOrderRow> {
  toggle: (id: string, isRange: boolean) => void;
}

const shortDay = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/Rome',
});

/** The cells of one order; on a narrow screen they stand as a card. */
export const OrderLine = memo(function OrderLine(props: OrderLineProps) {
  const { row, isSelected, isActive, toggle } = props;
  const { id, family, number, createdAt, standing, itemCount, due, order } = row;
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
        <span className={css.small}>{classWords(order.classes)}</span>
      </div>
      <div role="gridcell" className={css.number}>
        {number}
      </div>
      <div role="gridcell" className={css.created}>
        <Label>{orderColumns.createdAt}</Label>
        <time dateTime={createdAt}>{shortDay.format(new Date(createdAt))}</time>
      </div>
      <div role="gridcell" className={css.standing}>
        {standing}
        <span className={classNames(css.small, order.isLate && css.late)}>{whenWords(order)}</span>
      </div>
      <div role="gridcell" className={classNames(css.figure, css.pieces)}>
        <Label>{orderColumns.itemCount}</Label>
        {itemCount}
      </div>
      <div role="gridcell" className={classNames(css.figure, css.due)}>
        <Label>{orderColumns.due}</Label>
        {due > 0 ? formatEuro(due) : 'Pagato'}
      </div>
      <div role="gridcell" className={css.actions}>
        <Link
          to={`/dashboard/ordini/${id}`}
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

/** What is there already, and when the rest comes. */
function whenWords(order: DeskOrderSummary): string {
  const { stage, readySince, expected, isLate, lineStates, extrasToDo = 0 } = order;
  if (readySince !== null) return `pronto da ${shortDay.format(new Date(readySince))}`;
  const parts = lineStates
    .filter(({ state }) => stage === 'awaited' && (state === 'reserved' || state === 'ready'))
    .map(({ state, lines }) => `${lines} ${orderStateWords[state].toLowerCase()}`);
  if (extrasToDo > 0) parts.push(`${extrasToDo} da coprire`);
  if (isLate) parts.push('data passata');
  else if (expected) parts.push(`previsto ${dayRangeWords(expected)}`);
  return parts.join(', ');
}

/** What a figure is, where no column head stands above it. */
function Label({ children }: { children: string }) {
  return <span className={css.label}>{children} </span>;
}
