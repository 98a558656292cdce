import type { DeskOrder } from '@zaino/contracts/orders';
import { Badge } from '@zaino/ui/badge';
import { Link } from '@zaino/web/router';
import type { RefObject } from 'react';
import { CedolaBox } from '../cedole/cedola-box';
import { classWords, stageWords } from '../orders/stage-words';
import { CounterLines } from './counter-lines';
import css from './counter-order.module.css';
import { type AskedReturn, Returns } from './returns';
import { Till } from './till';
import type { Counter } from './use-counter';

interface OrderOnCounterProps {
  order: DeskOrder;
  counter: Counter;
  tillField: RefObject<HTMLInputElement | null>;
  asked: AskedReturn;
  onAsk: (asked: AskedReturn) => void;
}

/** The order that lies there: whose it is, what is handed over, and the money. */
export function OrderOnCounter(props: OrderOnCounterProps) {
  const { order, counter, tillField, asked, onAsk } = props;
  const { contact, number, stage, lines } = order;
  const classes = classWords(
    lines.flatMap(({ school, classe, sezione }) => (school ? [{ school, classe, sezione }] : [])),
  );
  return (
    <section aria-labelledby="order-on-counter" className={css.order}>
      <div className={css.head}>
        <h2 id="order-on-counter" className={css.family}>
          {contact ? `${contact.lastName} ${contact.firstName}` : number}
        </h2>
        <Badge kind="plain">{stageWords[stage]}</Badge>
        <Link to={`/dashboard/ordini/${order.id}`}>{number}</Link>
        {contact && <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>{contact.phone}</a>}
        <span className={css.small}>{classes}</span>
      </div>
      <CounterLines order={order} counter={counter} />
      <CedolaBox order={order} onDone={counter.replace} onStale={counter.readAgain} />
      <Till order={order} counter={counter} tillField={tillField}>
        <Returns order={order} counter={counter} asked={asked} onAsk={onAsk} />
      </Till>
    </section>
  );
}
