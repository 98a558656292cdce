import { useCharacterKeys } from '@zaino/data-table/use-character-keys';
import { useScanField } from '@zaino/scanning/use-scan-field';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { Notice } from '@zaino/ui/notice';
import { Checkbox } from '@zaino/ui/tick';
import type { Outcome } from '@zaino/web/outcome';
import { Link, useLoaderData } from '@zaino/web/router';
import { useHydrated } from '@zaino/web/use-hydrated';
import { useRef, useState } from 'react';
import { DeskPage } from '../desk-page';
import { NoDesk } from '../no-desk';
import type { OrdersPageAnswer } from '../orders/order-rows';
import css from './counter-order.module.css';
import { CounterSearch } from './counter-search';
import { OrderOnCounter } from './order-on-counter';
import type { AskedReturn } from './returns';
import { SEVERAL_ORDERS, useCounter } from './use-counter';
import { useOpenOrders } from './use-open-orders';
import { useOwnKeys } from './use-own-keys';

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
  const field = useScanField();
  const tillField = useRef<HTMLInputElement>(null);
  const [hasCharacters, setHasCharacters] = useCharacterKeys('deskCharacterKeys');
  const counter = useCounter(field.focus);
  const { order } = counter;
  const [asked, setAsked] = useState<AskedReturn>(null);
  useOwnKeys(counter, { field, tillField, hasCharacters, setAsked });
  return (
    <DeskPage title={TITLE} actions={<Link to="/dashboard/ordini">Tutti gli ordini</Link>}>
      <CounterSearch
        field={field.element}
        typed={field.typed}
        onType={field.type}
        open={open}
        onNumber={(number) => void field.after(counter.openNumber(number))}
        onOrder={(id) => void field.after(counter.openId(id))}
        onWords={(words) => void field.after(counter.openFound(words))}
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
