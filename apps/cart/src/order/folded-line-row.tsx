import type { Order, OrderLine } from '@zaino/contracts/orders';
import { classNames } from '@zaino/ui/class-names';
import { LineProgress } from '../order-lines/line-progress';
import { lineSentence } from '../order-lines/line-sentence';
import { LineWords } from '../order-lines/line-words';
import type { ShownLineContext } from '../order-lines/shown-line';
import { stepsOf } from './common-standing';
import css from './folded-line-row.module.css';
import { LineFacts, LinePrice } from './line-facts';
import { LineLink } from './line-link';
import type { TakeOrder } from './use-order';

interface FoldedLineRowProps {
  line: OrderLine;
  order: Order;
  context: ShownLineContext;
  /** Whose it is, as the head of the group says. */
  child: string | null;
  /** The head of the group says where it is, and when it comes. */
  isCommon: boolean;
  onChange: TakeOrder;
}

/** One book or product in a line of its own: what it is and its state; all else unfolds. */
export function FoldedLineRow(props: FoldedLineRowProps) {
  const { line, order, context, child, isCommon, onChange } = props;
  const { title, quantity } = line;
  return (
    <li className={css.row}>
      <details>
        <summary className={classNames(css.summary, !isCommon && css.own)}>
          <h3 className={css.title}>{quantity > 1 ? `${quantity} × ${title}` : title}</h3>
          {isCommon ? (
            <span className={css.state}>{stateWords(line, context)}</span>
          ) : (
            <LineWords line={line} context={context} isInline />
          )}
        </summary>
        <div className={css.more}>
          {line.type === 'book' && <LineLink line={line} />}
          <p className={css.small}>{[line.subject, line.subtitle].filter(Boolean).join(' · ')}</p>
          <LineFacts line={line} order={order} child={child} />
          {!isCommon && <LineProgress steps={stepsOf(line, order, context)} title={title} />}
          <LinePrice line={line} order={order} context={context} onChange={onChange} />
        </div>
      </details>
    </li>
  );
}

/** The state alone: "Ordinato", "Consegnato"; the days stand above. */
function stateWords(line: OrderLine, context: ShownLineContext): string | undefined {
  const { tone, text } = lineSentence(line, context);
  const isOver = tone === 'done' || tone === 'quiet';
  return text.split(isOver ? ' ' : /[,:]/)[0];
}
