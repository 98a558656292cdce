import { MOST_TRACKING_CHARACTERS, type TrackingRow } from '@zaino/contracts/orders';
import { textOf } from '@zaino/data-table/csv-file';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { useRef, useState } from 'react';
import css from './tracking-dialog.module.css';
import { importTracking, previewTracking } from './packing.api';

interface TrackingDialogProps {
  onClose: () => void;
  /** Parcels have left. */
  onDone: () => void;
}

/** A file as it was chosen, and what each of its lines does, or has done. */
interface Read {
  name: string;
  csv: string;
  rows: readonly TrackingRow[];
  isDone: boolean;
}

const columns: TableColumns<TrackingRow> = [
  { head: 'Riga', cell: ({ line }) => line },
  { head: 'Riferimento', cell: ({ reference }) => reference },
  { head: 'Numero di spedizione', cell: ({ code }) => code },
  { head: 'Perché', cell: ({ reason }) => reason },
];

/** A carrier's file of tracking numbers: nothing leaves before one has seen what would. */
export function TrackingDialog({ onClose, onDone }: TrackingDialogProps) {
  const [read, setRead] = useState<Read | null>(null);
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const input = useRef<HTMLInputElement>(null);
  const counts = countsOf(read?.rows ?? []);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setRead(null);
    const csv = await textOf(file);
    if (csv.length > MOST_TRACKING_CHARACTERS) {
      refuse({ csv: 'Il file è troppo grande: dividilo in due.' });
      return;
    }
    await send(async () => {
      const { rows } = await previewTracking(csv);
      setRead({ name: file.name, csv, rows, isDone: false });
    });
  };
  const take = ({ name, csv }: Read) =>
    void send(async () => {
      const { rows } = await importTracking(csv);
      setRead({ name, csv, rows, isDone: true });
      onDone();
    });
  return (
    <Dialog
      isOpen
      title="Importa numeri di spedizione"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {read?.isDone ? 'Chiudi' : 'Non ora'}
          </Button>
          {!read?.isDone && (
            <Button
              disabled={read === null || counts.shipped === 0 || isSending}
              onClick={() => read && take(read)}
            >
              {counts.shipped === 1
                ? 'Segna spedito 1 pacco'
                : `Segna spediti ${counts.shipped} pacchi`}
            </Button>
          )}
        </>
      }
    >
      <div className={css.parts}>
        <p>
          Il file CSV del corriere, con una colonna “Riferimento” e una “Tracking”. Ogni famiglia
          riceve un’e-mail con il suo numero.
        </p>
        <div>
          <Button variant="outline" disabled={isSending} onClick={() => input.current?.click()}>
            {read ? 'Scegli un altro file' : 'Scegli un file CSV'}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            hidden
            aria-label="File dei numeri di spedizione"
            onChange={(event) => {
              void choose(event.currentTarget.files?.[0]);
              // The same file can be chosen again after it was mended.
              event.currentTarget.value = '';
            }}
          />
        </div>
        <div role="status">
          {isSending && <p>Lettura del file...</p>}
          {read && !isSending && <p>{summaryWords(read, counts)}</p>}
        </div>
        {errors['csv'] && <Notice tone="error">{errors['csv']}</Notice>}
        {failure && !errors['csv'] && <Notice tone="error">{failureWords(failure)}</Notice>}
        {counts.refused > 0 && (
          <RowsTable
            isStacked
            caption="Righe che restano fuori"
            columns={columns}
            rows={(read?.rows ?? []).filter(({ outcome }) => outcome === 'refused')}
            keyOf={({ line }) => String(line)}
          />
        )}
      </div>
    </Dialog>
  );
}

function countsOf(rows: readonly TrackingRow[]) {
  const count = (outcome: TrackingRow['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length;
  return { shipped: count('shipped'), known: count('known'), refused: count('refused') };
}

function summaryWords({ name, isDone }: Read, counts: ReturnType<typeof countsOf>): string {
  const { shipped, known, refused } = counts;
  const leaves = isDone ? 'Spediti' : 'Da segnare spediti';
  const parts = [
    `${leaves}: ${shipped}`,
    ...(known > 0 ? [`già importati: ${known}`] : []),
    ...(refused > 0 ? [`restano fuori: ${refused}`] : []),
  ];
  return `${name}. ${parts.join(', ')}.`;
}
