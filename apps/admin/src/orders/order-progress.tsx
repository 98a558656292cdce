import { counted } from '@zaino/data-table/count-words';
import css from './order-progress.module.css';
import { orderNoun } from './orders-table';

interface OrderProgressProps {
  done: number;
  all: number;
}

/** How many of many orders a change has been at. */
export function OrderProgress({ done, all }: OrderProgressProps) {
  return (
    <p role="status" className={css.progress}>
      {done} di {counted(orderNoun, all)}
      <progress className={css.bar} aria-label="Ordini fatti" max={all} value={done} />
    </p>
  );
}
