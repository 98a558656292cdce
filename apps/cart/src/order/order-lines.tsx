import type { Order, OrderLine } from '@zaino/contracts/orders';
import { Sheet } from '@zaino/ui/sheet';
import { type ReactNode, useId } from 'react';
import { isUnpaid } from './is-unpaid';
import { type LineGroup, groupOrderLines } from './group-order-lines';
import css from './order-lines.module.css';
import { OrderLineRow } from './order-line-row';
import type { TakeOrder } from './use-order';

interface OrderLinesProps {
  order: Order;
  today: string;
  onChange: TakeOrder;
}

/** Every line on one sheet, under the class that it is for. */
export function OrderLines({ order, today, onChange }: OrderLinesProps) {
  const context = {
    shippingMethod: order.shippingMethod,
    isUnpaid: isUnpaid(order),
    today,
  };
  return (
    <Sheet isEdgeToEdge>
      {groupOrderLines(order.lines).map((group) => (
        <Group key={group.key} group={group}>
          {(line) => (
            <OrderLineRow
              key={line.id}
              line={line}
              order={order}
              context={context}
              onChange={onChange}
            />
          )}
        </Group>
      ))}
    </Sheet>
  );
}

interface GroupProps {
  group: LineGroup;
  children: (line: OrderLine) => ReactNode;
}

function Group({ group, children }: GroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={css.group}>
      <div className={css.head}>
        <h2 id={headingId} className={css.title}>
          {group.title}
        </h2>
        <p className={css.count}>{group.count}</p>
      </div>
      <ul className={css.list}>{group.lines.map(children)}</ul>
    </section>
  );
}
