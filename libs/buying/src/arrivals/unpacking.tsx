import type { Arrival } from '@zaino/contracts/orders';
import { useScanField } from '@zaino/scanning/use-scan-field';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { Checkbox } from '@zaino/ui/tick';
import { Toast } from '@zaino/ui/toast';
import { failureWords } from '@zaino/web/failure-words';
import { useState } from 'react';
import { ArrivalRows } from './arrival-rows';
import { ListDialog } from './list-dialog';
import { ScanAnswer } from './scan-answer';
import { ScanForm } from './scan-form';
import css from './unpacking.module.css';
import type { UnpackingShop } from './unpacking-shop';
import { type Arrivals, useArrivals } from './use-arrivals';

interface UnpackingProps {
  shop: UnpackingShop;
  title: string;
  /** Who works here. */
  uid: string;
  first: readonly Arrival[];
}

/** Boxes are unpacked: each copy that is scanned says whom it is for. */
export function Unpacking({ shop, title, uid, first }: UnpackingProps) {
  const { calls, Page } = shop;
  const state = useArrivals({ calls, uid, first });
  const [pasted, setPasted] = useState<string | null>(null);
  const field = useScanField();
  const { arrivals, scan, takeBack, message, closeMessage, hasSounds, setHasSounds } = state;
  return (
    <Page
      title={title}
      actions={
        <Checkbox
          checked={hasSounds}
          onChange={({ currentTarget }) => setHasSounds(currentTarget.checked)}
        >
          Suoni
        </Checkbox>
      }
    >
      <noscript>
        <p>Per registrare gli arrivi serve JavaScript.</p>
      </noscript>
      <ScanForm field={field} onScan={scan} onList={setPasted} />
      <Unconfirmed state={state} />
      <ScanAnswer shop={shop} entry={shownEntry(state)} />
      <p className={css.ways}>
        <Button variant="outline" onClick={() => setPasted('')}>
          Incolla o importa una lista…
        </Button>
      </p>
      <ArrivalRows
        shop={shop}
        arrivals={arrivals}
        onTakeBack={(arrival) => void takeBack(arrival)}
      />
      <Toast message={message} onClose={closeMessage} />
      {pasted !== null && (
        <ReturnFocus otherwise={field.focus}>
          <ListDialog
            readList={calls.readList}
            pasted={pasted}
            onClose={() => setPasted(null)}
            onTake={(lines) => {
              for (const { isbn, copies } of lines) scan(isbn, copies);
              setPasted(null);
            }}
          />
        </ReturnFocus>
      )}
    </Page>
  );
}

/** The last that something came of; where nothing comes any more, the last that was scanned. */
function shownEntry({ entries, stuckBy }: Arrivals) {
  const settled = stuckBy ? undefined : entries.findLast(({ state }) => state !== 'waiting');
  return settled ?? entries.at(-1);
}

/** Scans that nobody has confirmed: kept here, and sent again. */
function Unconfirmed({ state: { entries, stuckBy, tryNow } }: { state: Arrivals }) {
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  if (waiting === 0) return null;
  const words = waiting === 1 ? '1 lettura non è' : `${waiting} letture non sono`;
  if (stuckBy === null) {
    return waiting === 1 ? null : <p role="status">{words} ancora confermate.</p>;
  }
  return (
    <Notice
      tone="error"
      action={
        <Button variant="outline" size="small" onClick={tryNow}>
          Riprova ora
        </Button>
      }
    >
      <strong>
        {words} ancora confermat{waiting === 1 ? 'a' : 'e'}.
      </strong>{' '}
      {stuckWords(stuckBy)} Puoi continuare a leggere: non si perde nulla, e le rimandiamo da soli.
    </Notice>
  );
}

const stuckWords = (failure: NonNullable<Arrivals['stuckBy']>) =>
  failure.kind === 'unavailable' ? 'La rete o il servizio non risponde.' : failureWords(failure);
