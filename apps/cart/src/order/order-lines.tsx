import type { Order, OrderLine } from '@zaino/contracts/orders';
import { Sheet } from '@zaino/ui/sheet';
import { type ReactNode, useId } from 'react';
import { LineProgress } from '../order-lines/line-progress';
import { StandingWords } from '../order-lines/line-words';
import type { ShownLineContext } from '../order-lines/shown-line';
import { type CommonStanding, commonStanding } from './common-standing';
import { FoldedLineRow } from './folded-line-row';
import { type LineGroup, groupOrderLines } from './group-order-lines';
import { isLongOrder } from './is-long-order';
import { isUnpaid } from './is-unpaid';
import css from './order-lines.module.css';
import { OrderLineRow } from './order-line-row';
import type { TakeOrder } from './use-order';

interface OrderLinesProps {
  order: Order;
  today: string;
  onChange: TakeOrder;
}

/** Every line on one sheet, under the child and the class that it is for. */
export function OrderLines({ order, today, onChange }: OrderLinesProps) {
  const context = {
    shippingMethod: order.shippingMethod,
    isUnpaid: isUnpaid(order),
    today,
  };
  const shown = { order, context, onChange };
  return (
    <Sheet isEdgeToEdge>
      {groupOrderLines(order).map((group) =>
        isLongOrder(order) ? (
          <FoldedGroup key={group.key} group={group} {...shown} />
        ) : (
          <Group key={group.key} group={group} count={countWords(group)}>
            {group.lines.map((line) => (
              <OrderLineRow key={line.id} line={line} child={group.child} {...shown} />
            ))}
          </Group>
        ),
      )}
    </Sheet>
  );
}

interface FoldedGroupProps {
  group: LineGroup;
  order: Order;
  context: ShownLineContext;
  onChange: TakeOrder;
}

/** What holds for most lines is said once; each has a row of its own state, and unfolds. */
function FoldedGroup({ group, ...shown }: FoldedGroupProps) {
  const standing = commonStanding(group.lines, shown.order, shown.context);
  return (
    <Group group={group} count={standing ? group.count : countWords(group)} standing={standing}>
      {group.lines.map((line) => (
        <FoldedLineRow
          key={line.id}
          line={line}
          child={group.child}
          isCommon={standing?.lines.includes(line) ?? false}
          {...shown}
        />
      ))}
    </Group>
  );
}

interface GroupProps {
  group: LineGroup;
  count: string;
  standing?: CommonStanding | null;
  children: ReactNode;
}

function Group({ group, count, standing, children }: GroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={css.group}>
      <div className={css.head}>
        <h2 id={headingId} className={css.title}>
          {group.title}
        </h2>
        {standing ? (
          <Standing standing={standing} group={group} />
        ) : (
          <p className={css.count}>{count}</p>
        )}
      </div>
      <ul className={css.list}>{children}</ul>
    </section>
  );
}

/** `18 libri: ordinati, consegna tra …`, or `16 di 18 libri: …` where the others have a sentence of their own. */
function Standing({ standing, group }: { standing: CommonStanding; group: LineGroup }) {
  const { lines, pieces, sentence, steps } = standing;
  const isAll = lines.length === group.lines.length;
  return (
    <>
      <StandingWords
        sentence={sentence}
        subject={isAll ? group.count : `${pieces} di ${group.count}`}
      />
      <LineProgress steps={steps} title={group.title} />
    </>
  );
}

function countWords({ count, lines }: LineGroup): string {
  return lines.length > 1 ? `${count}, ognuno con la sua data` : count;
}
