import type { DeskOrder } from '@zaino/contracts/orders';
import { dayRangeWords } from '@zaino/rules/day-words';
import { formatEuro } from '@zaino/rules/money';
import { stateWordsOf } from '@zaino/rules/order-words';
import { CoverPrice } from '@zaino/ui/cover-price';
import { MarginGroup, MarginList, MarginRow } from '@zaino/ui/margin-list';
import { QuantityStepper } from '@zaino/ui/quantity-stepper';
import { Tick } from '@zaino/ui/tick';
import { LineExtra } from '../order/line-extra';
import css from './counter-order.module.css';
import { countOf, isAwaited, isReadyToGo } from './hand-over';
import type { Counter } from './use-counter';

interface CounterLinesProps {
  order: DeskOrder;
  counter: Pick<Counter, 'counts' | 'setCount' | 'replace' | 'readAgain'>;
}

/** The lines of the order, what can go being ticked: unticked it stays. */
export function CounterLines({ order, counter }: CounterLinesProps) {
  const { lines } = order;
  return (
    <MarginList>
      <MarginGroup
        headingLevel={3}
        title="Articoli"
        count={lines.length === 1 ? '1 riga' : `${lines.length} righe`}
      >
        {lines.map((line) => (
          <MarginRow key={line.id} tick={<LineTick order={order} line={line} counter={counter} />}>
            <Line order={order} line={line} counter={counter} />
          </MarginRow>
        ))}
      </MarginGroup>
    </MarginList>
  );
}

interface LineProps extends CounterLinesProps {
  line: DeskOrder['lines'][number];
}

function LineTick({ order, line, counter }: LineProps) {
  const isReady = isReadyToGo(line, order);
  const isChecked = isReady && countOf(line, counter.counts) > 0;
  return (
    <Tick
      label={`Consegna ${line.title}`}
      checked={isChecked}
      disabled={!isReady}
      onChange={() => counter.setCount(line.id, isChecked ? 0 : line.quantity)}
    />
  );
}

function Line({ order, line, counter }: LineProps) {
  const { id, title, substitute, quantity, price, coverPrice, state, expected } = line;
  const count = countOf(line, counter.counts);
  return (
    <div className={css.line}>
      <div>
        <p className={css.title}>{substitute?.title ?? title}</p>
        <p className={css.small}>
          {stateWordsOf(state, 'pickup')}
          {expected && isAwaited(line) && `, previsto ${dayRangeWords(expected)}`}
        </p>
        <CoverPrice euro={coverPrice} className={css.small} />
        <LineExtra order={order} line={line} onDone={counter.replace} onStale={counter.readAgain} />
      </div>
      {isReadyToGo(line, order) && quantity > 1 && count > 0 && (
        <QuantityStepper
          label={title}
          value={count}
          max={quantity}
          onChange={(next) => counter.setCount(id, next)}
        />
      )}
      <p className={css.price}>
        {quantity} × {formatEuro(price)}
      </p>
    </div>
  );
}
