import type { DeskOrder, OrderCedola } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { Sheet } from '@zaino/ui/sheet';
import { useRef, useState } from 'react';
import type { OrderPartProps } from '../order-part';
import css from './cedola-box.module.css';
import { EnterDialog } from './enter-dialog';
import { GivenCedola } from './given-cedola';
import { RefuseDialog } from './refuse-dialog';

type Asked = { what: 'enter' } | { what: 'refuse'; cedola: OrderCedola };

/** The vouchers of an order, to be accepted or refused, and a way to enter one; nothing where none can be. */
export function CedolaBox({ order, onDone, onStale }: OrderPartProps) {
  const { cedole = [], lines } = order;
  const [asked, setAsked] = useState<Asked | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const enterable = lines.filter(
    ({ type, commands }) => type === 'book' && commands.includes('enter-cedola'),
  );
  if (cedole.length === 0 && enterable.length === 0) return null;
  return (
    <div ref={place} className={css.box} tabIndex={-1}>
      {cedole.length > 0 && (
        <Sheet className={css.cedole}>
          <h3>{cedole.length === 1 ? 'Cedola libraria' : 'Cedole librarie'}</h3>
          {cedole.map((cedola) => (
            <GivenCedola
              key={cedola.id}
              cedola={cedola}
              order={order}
              onDone={onDone}
              onStale={onStale}
              onRefuse={() => setAsked({ what: 'refuse', cedola })}
            />
          ))}
        </Sheet>
      )}
      {enterable.length > 0 && (
        <Button variant="text" size="small" onClick={() => setAsked({ what: 'enter' })}>
          Inserisci una cedola…
        </Button>
      )}
      {asked && (
        <ReturnFocus otherwise={() => place.current?.focus()}>
          <AskedDialog
            asked={asked}
            order={order}
            enterable={enterable}
            onClose={() => setAsked(null)}
            onDone={onDone}
            onStale={onStale}
          />
        </ReturnFocus>
      )}
    </div>
  );
}

interface AskedDialogProps extends OrderPartProps {
  asked: Asked;
  /** Books that a cedola can pay. */
  enterable: DeskOrder['lines'];
  onClose: () => void;
}

function AskedDialog({ asked, order, enterable, onClose, onDone, onStale }: AskedDialogProps) {
  const common = { order, onClose, onStale };
  const done = (words: string) => (after: DeskOrder) => {
    onClose();
    onDone(after, words);
  };
  return asked.what === 'enter' ? (
    <EnterDialog {...common} lines={enterable} onDone={done('Cedola inserita.')} />
  ) : (
    <RefuseDialog {...common} cedola={asked.cedola} onDone={done('Cedola rifiutata.')} />
  );
}
