import type { TrackingRow } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { useRef } from 'react';
import css from './tracking-dialog.module.css';
import { type TrackingFile, useTrackingFile } from './use-tracking-file';

interface TrackingDialogProps {
  onClose: () => void;
  /** Parcels have left. */
  onDone: () => void;
}

/** A carrier's file of tracking numbers: nothing leaves before one has seen what would. */
export function TrackingDialog({ onClose, onDone }: TrackingDialogProps) {
  const { file, isSending, refusal, choose, take } = useTrackingFile(onDone);
  const isDone = file?.isDone ?? false;
  return (
    <Dialog
      isOpen
      title="Importa numeri di spedizione"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {isDone ? 'Chiudi' : 'Non ora'}
          </Button>
          {!isDone && <TakeButton file={file} isSending={isSending} onTake={take} />}
        </>
      }
    >
      <div className={css.parts}>
        <p>
          Il file CSV del corriere, con una colonna “Riferimento” e una “Tracking”. Ogni famiglia
          riceve un’e-mail con il suo numero.
        </p>
        <FileButton hasFile={file !== null} isSending={isSending} onFile={choose} />
        <div role="status">
          {isSending ? <p>Lettura del file...</p> : file && <p>{summaryWords(file)}</p>}
        </div>
        {refusal && <Notice tone="error">{refusal}</Notice>}
        {file && <LeftOut rows={file.rows} />}
      </div>
    </Dialog>
  );
}

interface TakeButtonProps {
  file: TrackingFile | null;
  isSending: boolean;
  onTake: (file: TrackingFile) => void;
}

function TakeButton({ file, isSending, onTake }: TakeButtonProps) {
  const count = file === null ? 0 : countOf(file.rows, 'shipped');
  return (
    <Button
      disabled={count === 0 || isSending}
      onClick={() => {
        if (file) onTake(file);
      }}
    >
      {count === 1 ? 'Segna spedito 1 pacco' : `Segna spediti ${count} pacchi`}
    </Button>
  );
}

interface FileButtonProps {
  hasFile: boolean;
  isSending: boolean;
  onFile: (file: File | undefined) => Promise<void>;
}

function FileButton({ hasFile, isSending, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button variant="outline" disabled={isSending} onClick={() => input.current?.click()}>
        {hasFile ? 'Scegli un altro file' : 'Scegli un file CSV'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        aria-label="File dei numeri di spedizione"
        onChange={(event) => {
          void onFile(event.currentTarget.files?.[0]);
          // The same file can be chosen again after it was mended.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

const columns: TableColumns<TrackingRow> = [
  { head: 'Riga', cell: ({ line }) => line },
  { head: 'Riferimento', cell: ({ reference }) => reference },
  { head: 'Numero di spedizione', cell: ({ code }) => code },
  { head: 'Perché', cell: ({ reason }) => reason },
];

/** Lines that do nothing, each with why. */
function LeftOut({ rows }: Pick<TrackingFile, 'rows'>) {
  const refused = rows.filter(({ outcome }) => outcome === 'refused');
  if (refused.length === 0) return null;
  return (
    <RowsTable
      isStacked
      caption="Righe che restano fuori"
      columns={columns}
      rows={refused}
      keyOf={({ line }) => String(line)}
    />
  );
}

const countOf = (rows: readonly TrackingRow[], wanted: TrackingRow['outcome']) =>
  rows.filter(({ outcome }) => outcome === wanted).length;

/** `numeri.csv. Da segnare spediti: 12, già importati: 3, restano fuori: 1.` */
function summaryWords({ name, rows, isDone }: TrackingFile): string {
  const [known, refused] = [countOf(rows, 'known'), countOf(rows, 'refused')];
  const parts = [
    `${isDone ? 'Spediti' : 'Da segnare spediti'}: ${countOf(rows, 'shipped')}`,
    ...(known > 0 ? [`già importati: ${known}`] : []),
    ...(refused > 0 ? [`restano fuori: ${refused}`] : []),
  ];
  return `${name}. ${parts.join(', ')}.`;
}
