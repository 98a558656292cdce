import type { Order, OrderLine } from '@zaino/contracts/orders';
import { BookCover } from '@zaino/ui/book-cover';
import { ProductImage } from '@zaino/ui/product-image';
import { LineProgress } from '../order-lines/line-progress';
import { LineWords } from '../order-lines/line-words';
import type { ShownLineContext } from '../order-lines/shown-line';
import { stepsOf } from './common-standing';
import { LineFacts, LinePrice } from './line-facts';
import { LineLink } from './line-link';
import css from './order-line-row.module.css';
import type { TakeOrder } from './use-order';

interface OrderLineRowProps {
  line: OrderLine;
  order: Order;
  context: ShownLineContext;
  /** Whose it is, as the head of the group says. */
  child: string | null;
  onChange: TakeOrder;
}

/** One book or product: the sentence with its date, then the four dots. */
export function OrderLineRow({ line, order, context, child, onChange }: OrderLineRowProps) {
  return (
    <li className={css.row}>
      <OrderLineImage line={line} />
      <div className={css.words}>
        <p className={css.small}>{[line.subject, line.subtitle].filter(Boolean).join(' · ')}</p>
        <h3 className={css.title}>
          <LineLink line={line} />
        </h3>
        <LineWords line={line} context={context} />
        <LineFacts line={line} order={order} child={child} />
      </div>
      <div className={css.foot}>
        <LineProgress steps={stepsOf(line, order, context)} title={line.title} />
        <LinePrice line={line} order={order} context={context} onChange={onChange} />
      </div>
    </li>
  );
}

function OrderLineImage({ line }: { line: OrderLine }) {
  if (line.type === 'book') {
    const publisher = line.subtitle.split(/,\s*/).at(-1);
    return (
      <BookCover
        title={line.title}
        subject={line.subject ?? ''}
        publisher={publisher}
        image={line.image}
      />
    );
  }
  return (
    <ProductImage
      url={line.image ?? undefined}
      alt=""
      widths={[160, 320]}
      sizes="66px"
      className={css.image}
    />
  );
}
