import { type ListLine, MOST_LIST_LINES } from '@zaino/contracts/orders';
import { textOf } from '@zaino/data-table/csv-file';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { RowsTable } from '@zaino/ui/rows-table';
import { TextArea } from '@zaino/ui/text-field';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { useRef, useState } from 'react';
import type { ArrivalCalls } from './arrival-calls';
import { copiesWords } from './arrival-words';
import css from './list-dialog.module.css';

interface ListDialogProps {
  readList: ArrivalCalls['readList'];
  /** What was pasted into the field of the page. */
  pasted: string;
  onTake: (lines: readonly { isbn: string; copies: number }[]) => void;
  onClose: () => void;
}

const isGood = (line: ListLine): line is ListLine & { isbn: string } =>
  line.problem === null && line.isbn !== null;

/** A distributor's list, pasted or from a file: nothing is done before one has seen what it would do. */
export function ListDialog({ readList, pasted, onTake, onClose }: ListDialogProps) {
  const [text, setText] = useState(pasted);
  const [lines, setLines] = useState<readonly ListLine[] | null>(null);
  const { isSending, failure, send } = useSubmission();
  const file = useRef<HTMLInputElement>(null);
  const good = (lines ?? []).filter(isGood);
  const copies = good.reduce((sum, line) => sum + line.copies, 0);

  const read = (wanted: string) => send(async () => setLines(await readList(wanted)));
  const change = (next: string) => {
    setText(next);
    setLines(null);
  };
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const next = await textOf(chosen);
    change(next);
    await read(next);
  };
  return (
    <Dialog
      isOpen
      title="Incolla o importa una lista"
      className={css.dialog}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Chiudi
          </Button>
          {lines === null ? (
            <Button disabled={text.trim() === '' || isSending} onClick={() => void read(text)}>
              {isSending ? 'Lettura...' : 'Leggi la lista'}
            </Button>
          ) : (
            <Button disabled={good.length === 0} onClick={() => onTake(good)}>
              Registra {copiesWords(copies)}
            </Button>
          )}
        </>
      }
    >
      <div className={css.parts}>
        <TextArea
          label="Lista del distributore"
          hint={`Un ISBN per riga, anche con il numero di copie; oppure un file CSV. Al massimo ${MOST_LIST_LINES} righe.`}
          value={text}
          spellCheck={false}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <Button variant="outline" size="small" onClick={() => file.current?.click()}>
          Scegli un file CSV
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          hidden
          aria-label="File della lista"
          onChange={(event) => {
            void choose(event.currentTarget.files?.[0]);
            // The same file can be chosen again after it was mended.
            event.currentTarget.value = '';
          }}
        />
        {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
        <div role="status">{lines && <p>{summaryWords(lines)}</p>}</div>
        {lines !== null && lines.length > 0 && <Preview lines={lines} />}
      </div>
    </Dialog>
  );
}

/** `12 copie: 9 per chi aspetta, 3 a scaffale. 1 riga non si può leggere.` */
function summaryWords(lines: readonly ListLine[]): string {
  if (lines.length === 0) return 'La lista è vuota.';
  const sum = (of: (line: ListLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  const [awaited, spare] = [sum((line) => line.awaited), sum((line) => line.spare)];
  const wrong = lines.filter(({ problem }) => problem !== null).length;
  const left = wrong === 1 ? ' 1 riga resta fuori.' : ` ${wrong} righe restano fuori.`;
  return `${copiesWords(awaited + spare)}: ${awaited} per chi aspetta, ${spare} a scaffale.${wrong > 0 ? left : ''}`;
}

function Preview({ lines }: { lines: readonly ListLine[] }) {
  return (
    <RowsTable
      caption="Che cosa farebbe ogni riga"
      columns={[
        { head: 'Riga', cell: ({ line }) => `Riga ${line}` },
        { head: 'Libro', cell: (line) => <Book line={line} /> },
        { head: 'Attese', isFigures: true, cell: (line) => copiesOf(line, line.awaited) },
        { head: 'A scaffale', isFigures: true, cell: (line) => copiesOf(line, line.spare) },
      ]}
      rows={lines}
      keyOf={({ line }) => String(line)}
      isStacked
    />
  );
}

/** Of a row that stays out there are none. */
const copiesOf = ({ problem }: ListLine, copies: number) => (problem === null ? copies : '—');

function Book({ line: { problem, text, title, isbn } }: { line: ListLine }) {
  if (problem !== null) {
    return (
      <>
        <span className={css.problem}>{problem}</span>
        <span className={css.small}>{text}</span>
      </>
    );
  }
  return (
    <>
      {title ?? 'Titolo non noto'}
      <span className={css.small}>{isbn}</span>
    </>
  );
}
