import type { ParcelLine } from '@zaino/contracts/orders';
import { KeyHint } from '@zaino/scanning/key-hint';
import { Badge } from '@zaino/ui/badge';
import { Button } from '@zaino/ui/button';
import { classNames } from '@zaino/ui/class-names';
import { Notice } from '@zaino/ui/notice';
import { Sheet } from '@zaino/ui/sheet';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import { canClose, isComplete } from './packed-pieces';
import css from './packing-page.module.css';
import type { OnTable } from './packing-desk';
import type { Packing } from './use-packing';

interface ParcelProps {
  table: OnTable;
  packing: Packing;
}

const stateWords = { open: 'Da imballare', packed: 'Chiuso', shipped: 'Partito' } as const;

/** The parcel that is packed: whom it is for, what belongs into it, and what comes next. */
export function ParcelOnTable({ table, packing }: ParcelProps) {
  const { parcel, pieces } = table;
  const { order, recipient, warnings, state, code } = parcel;
  return (
    <section aria-labelledby="parcel-on-table" className={css.parcel}>
      <div className={css.head}>
        <h2 id="parcel-on-table">{recipient.name || order.number}</h2>
        <Badge kind={state === 'open' ? 'plain' : 'enriched'}>{stateWords[state]}</Badge>
        <Link to={`/admin/orders/${order.id}`}>{order.number}</Link>
        <span className={css.small}>{recipient.city}</span>
        {code !== null && <span className={css.small}>Numero di spedizione {code}</span>}
      </div>
      {warnings.map((words) => (
        <Notice key={words} tone="error">
          {words}
        </Notice>
      ))}
      <Sheet isEdgeToEdge>
        <ul className={css.lines}>
          {parcel.lines.map((line) => (
            <Line
              key={line.lineId}
              line={line}
              count={pieces.get(line.lineId) ?? 0}
              isOpen={state === 'open'}
              onChange={(more) => packing.change(line, more)}
            />
          ))}
        </ul>
      </Sheet>
      <Ways table={table} packing={packing} />
    </section>
  );
}

interface LineProps {
  line: ParcelLine;
  count: number;
  isOpen: boolean;
  onChange: (more: 1 | -1) => void;
}

function Line({ line, count, isOpen, onChange }: LineProps) {
  const { title, subtitle, type, reference, quantity, isExpected } = line;
  const isFull = count === quantity;
  return (
    <li className={classNames(css.line, isFull && css.full)}>
      <span className={css.count}>
        <span aria-hidden="true">
          {count}/{quantity}
        </span>
        <VisuallyHidden>
          {count} di {quantity} nel pacco:
        </VisuallyHidden>
      </span>
      <span className={css.article}>
        <strong>{title}</strong>
        <span className={css.small}>
          {type === 'book' ? `ISBN ${reference}` : reference} · {subtitle}
        </span>
        {!isExpected && (
          <span className={css.small}>Arriva dopo: va nel pacco solo se è già qui</span>
        )}
      </span>
      {isOpen && (
        <span className={css.byHand}>
          <Button size="small" variant="outline" disabled={isFull} onClick={() => onChange(1)}>
            Metti <VisuallyHidden>nel pacco {title}</VisuallyHidden>
          </Button>
          <Button size="small" variant="text" disabled={count === 0} onClick={() => onChange(-1)}>
            Togli <VisuallyHidden>dal pacco {title}</VisuallyHidden>
          </Button>
        </span>
      )}
    </li>
  );
}

/** What can be done with it, by keys too. */
function Ways({ table: { parcel, pieces }, packing }: ParcelProps) {
  const isOpen = parcel.state === 'open';
  const isWhole = isComplete(parcel, pieces);
  return (
    <div className={css.ways} role="group" aria-label="Che cosa fare del pacco">
      <Button aria-keyshortcuts="F2" disabled={isOpen && !isWhole} onClick={packing.goOn}>
        {isOpen ? 'Chiudi e stampa' : 'Spedito'}
        <KeyHint>F2</KeyHint>
      </Button>
      {isOpen && !isWhole && canClose(parcel, pieces) && (
        <Button variant="outline" onClick={packing.closeAsItIs}>
          Chiudi senza quello che manca
        </Button>
      )}
      {!isOpen && (
        <>
          <Button variant="outline" aria-keyshortcuts="F8" onClick={packing.print}>
            Stampa di nuovo
            <KeyHint>F8</KeyHint>
          </Button>
          <Button variant="text" onClick={packing.reopen}>
            Riapri il pacco
          </Button>
        </>
      )}
      <Button variant="text" aria-keyshortcuts="Escape" onClick={packing.leave}>
        Metti via
        <KeyHint>Esc</KeyHint>
      </Button>
    </div>
  );
}
