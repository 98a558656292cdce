import type { Order, OrderLine } from '@zaino/contracts/orders';
import { classNames } from '@zaino/ui/class-names';
import { Sheet } from '@zaino/ui/sheet';
import { type ReactNode, useId } from 'react';
import { counted } from '../order-lines/counted';
import { LineProgress } from '../order-lines/line-progress';
import { StandingWords } from '../order-lines/line-words';
import type { ShownLineContext } from '../order-lines/shown-line';
import { type CommonStanding, commonStanding } from './common-standing';
import { FoldedLineRow } from './folded-line-row';
import { countPieces, groupOrderLines, type LineGroup } from './group-order-lines';
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
  if (isLongOrder(order)) return <FoldedLines {...shown} />;
  return (
    <Sheet isEdgeToEdge>
      {groupOrderLines(order).map((group) => (
        <Group key={group.key} group={group} count={countWords(group)}>
          {group.lines.map((line) => (
            <OrderLineRow key={line.id} line={line} child={group.child} {...shown} />
          ))}
        </Group>
      ))}
    </Sheet>
  );
}

interface FoldedLinesProps {
  order: Order;
  context: ShownLineContext;
  onChange: TakeOrder;
}

/** What holds for most lines is said once for all of them; each has a row with its own state, and unfolds. */
function FoldedLines(shown: FoldedLinesProps) {
  const { order, context } = shown;
  const standing = commonStanding(order.lines, order, context);
  return (
    <Sheet isEdgeToEdge>
      {standing && <Standing standing={standing} all={order.lines} />}
      {groupOrderLines(order).map((group) => (
        <Group key={group.key} group={group} count={group.count} isFolded>
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
      ))}
    </Sheet>
  );
}

/** `18 libri: ordinati, consegna tra …`, or `16 libri su 18: …` where the others have a sentence of their own. */
function Standing({ standing, all }: { standing: CommonStanding; all: readonly OrderLine[] }) {
  const { lines, sentence, steps } = standing;
  const isAll = lines.length === all.length;
  const words = counted(lines);
  return (
    <div className={css.standing}>
      <StandingWords
        sentence={sentence}
        subject={isAll ? words : `${words} su ${countPieces(all)}`}
      />
      <LineProgress steps={steps} title="l’ordine" />
    </div>
  );
}

interface GroupProps {
  group: LineGroup;
  count: string;
  isFolded?: boolean;
  children: ReactNode;
}

function Group({ group, count, isFolded = false, children }: GroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={css.group}>
      <div className={classNames(css.head, isFolded && css.folded)}>
        <h2 id={headingId} className={css.title}>
          {group.title}
        </h2>
        <p className={css.count}>{count}</p>
      </div>
      <ul className={css.list}>{children}</ul>
    </section>
  );
}

function countWords({ count, lines }: LineGroup): string {
  return lines.length > 1 ? `${count}, ognuno con la sua data` : count;
}
