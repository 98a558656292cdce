import type { DeskOrder } from '@zaino/contracts/orders';
import { useCharacterKeys } from '@zaino/data-table/use-character-keys';
import { Badge } from '@zaino/ui/badge';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { Notice } from '@zaino/ui/notice';
import { Checkbox } from '@zaino/ui/tick';
import type { Outcome } from '@zaino/web/outcome';
import { Link, useLoaderData } from '@zaino/web/router';
import { useHydrated } from '@zaino/web/use-hydrated';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { CedolaBox } from '../cedole/cedola-box';
import { DeskPage } from '../desk-page';
import { NoDesk } from '../no-desk';
import type { OrdersPageAnswer } from '../orders/order-rows';
import { classWords, stageWords } from '../orders/stage-words';
import { summaryPath } from './counter.api';
import { CounterLines } from './counter-lines';
import css from './counter-order.module.css';
import { CounterSearch } from './counter-search';
import { type AskedReturn, firstReturn, Returns } from './returns';
import { Till } from './till';
import { type Counter, SEVERAL_ORDERS, useCounter } from './use-counter';
import { useCounterKeys } from './use-counter-keys';
import { useOpenOrders } from './use-open-orders';

const TITLE = 'Banco';

/** The counter: find, hand over, take the money, all by one field and a few keys. */
export function CounterPage() {
  const first = useLoaderData<Outcome<OrdersPageAnswer>>();
  const isHydrated = useHydrated();
  if (first.failure?.kind === 'forbidden') return <NoDesk title={TITLE} failure={first.failure} />;
  if (isHydrated) return <AtCounter first={first} />;
  // A scanner types into a page that is alive, or into nothing.
  return (
    <DeskPage title={TITLE}>
      <LoadingRows>Caricamento...</LoadingRows>
    </DeskPage>
  );
}

function AtCounter({ first }: { first: Outcome<OrdersPageAnswer> }) {
  const { rows: open, failure, load } = useOpenOrders(first);
  const field = useRef<HTMLInputElement>(null);
  const tillField = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [hasCharacters, setHasCharacters] = useCharacterKeys('deskCharacterKeys');
  const focusField = () => field.current?.focus();
  const counter = useCounter(focusField);
  const { order } = counter;
  const [asked, setAsked] = useState<AskedReturn>(null);
  useEffect(() => {
    // Behind the shell, which puts the focus at the begin of a page that was navigated to.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  useOwnKeys(counter, { field, typed, setTyped, tillField, hasCharacters, setAsked });
  /** What was found is typed no more; what was not can be typed over. */
  const after = async (isFound: Promise<boolean>) => {
    if (await isFound) setTyped('');
    else field.current?.select();
    focusField();
  };
  return (
    <DeskPage title={TITLE} actions={<Link to="/dashboard/ordini">Tutti gli ordini</Link>}>
      <CounterSearch
        field={field}
        typed={typed}
        onType={setTyped}
        open={open}
        onNumber={(number) => void after(counter.openNumber(number))}
        onOrder={(id) => void after(counter.openId(id))}
        onWords={(words) => void after(counter.openFound(words))}
        onSeveral={() => counter.say(SEVERAL_ORDERS)}
      />
      {failure && (
        <Notice
          action={
            <Button variant="text" size="small" onClick={load}>
              Riprova
            </Button>
          }
        >
          Gli ordini aperti non si sono caricati: la ricerca per cognome è più lenta.
        </Notice>
      )}
      <p role="status" className={css.said}>
        {counter.message}
      </p>
      {order ? (
        <OrderOnCounter
          order={order}
          counter={counter}
          tillField={tillField}
          asked={asked}
          onAsk={setAsked}
        />
      ) : (
        <EmptyState>
          Scansiona l’etichetta del sacchetto o il foglio dell’ordine: si apre da solo, con quello
          che è pronto già spuntato.
        </EmptyState>
      )}
      <Checkbox
        checked={hasCharacters}
        onChange={({ currentTarget: { checked } }) => setHasCharacters(checked)}
      >
        Quello che scrivo o scansiono va sempre nel campo di ricerca
      </Checkbox>
    </DeskPage>
  );
}

interface OrderOnCounterProps {
  order: DeskOrder;
  counter: Counter;
  tillField: RefObject<HTMLInputElement | null>;
  asked: AskedReturn;
  onAsk: (asked: AskedReturn) => void;
}

function OrderOnCounter(props: OrderOnCounterProps) {
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

interface Around {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  setTyped: (typed: string) => void;
  tillField: RefObject<HTMLInputElement | null>;
  hasCharacters: boolean;
  setAsked: (asked: AskedReturn) => void;
}

/** What each key does with the order that lies there. */
function useOwnKeys(counter: Counter, around: Around): void {
  const { field, typed, setTyped, tillField, hasCharacters, setAsked } = around;
  const { order, wish, handOver, leave, undo } = counter;
  const isDue = order !== null && order.due > 0;
  const keys = {
    F2: () => {
      if (isDue) handOver('cash');
      else if (wish !== null) handOver(null);
    },
    F4: () => {
      if (isDue) handOver('card');
    },
    F7: () => {
      if (order) setAsked(firstReturn(order));
    },
    F8: () => {
      if (order?.counterPayment) window.open(summaryPath(order), '_blank', 'noopener');
    },
    F9: () => tillField.current?.focus(),
    Escape: () => {
      if (document.activeElement !== field.current) field.current?.focus();
      else if (typed === '') leave();
      else setTyped('');
    },
    undo,
  };
  useCounterKeys(keys, { hasCharacters, focus: () => field.current?.focus() });
}
