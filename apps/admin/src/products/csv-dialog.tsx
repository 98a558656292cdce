import { adminCatalogueApi, CSV_BYTES } from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import { Button } from '@zaino/ui/button';
import { classNames } from '@zaino/ui/class-names';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { useSubmission } from '@zaino/web/use-submission';
import { useId, useRef, useState } from 'react';
import { textOf } from './csv.api';
import css from './csv-dialog.module.css';
import { CsvPreview, type CsvPreviewAnswer } from './csv-preview';
import { formatCount, products } from './count-words';
import { useFileDrop } from './form/use-file-drop';
import { saveFailureWords } from './save-words';

interface CsvDialogProps {
  onClose: () => void;
  /** What was imported can be taken back by `changeId`. */
  onImported: (words: string, changeId: string) => void;
}

/** A file as it was chosen, and what it would do. */
interface Chosen {
  name: string;
  csv: string;
  preview: CsvPreviewAnswer;
}

/** The service has two minutes for the largest file. */
const TIMEOUT_MS = 130_000;

/** The state of an import: a file is chosen, looked at, and taken over. */
function useImport({ onClose, onImported }: CsvDialogProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [step, setStep] = useState<'reading' | 'importing'>('reading');
  const { isSending, failure, errors, send, refuse } = useSubmission();

  const look = (name: string, csv: string) => {
    setStep('reading');
    return send(async () => {
      const preview = await fetchJson(adminCatalogueApi.previewCsv, {
        body: { csv },
        timeoutMs: TIMEOUT_MS,
      });
      setChosen({ name, csv, preview });
    });
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setChosen(null);
    if (file.size > CSV_BYTES) refuse({ file: 'Il file è troppo grande: al massimo 16 MB' });
    else await look(file.name, await textOf(file));
  };
  const take = ({ csv, preview: { token } }: Chosen) => {
    setStep('importing');
    return send(async () => {
      const body = { csv, token };
      const answer = await fetchJson(adminCatalogueApi.importCsv, { body, timeoutMs: TIMEOUT_MS });
      const { nuovi, modificati, changeId } = answer;
      onImported(importedWords(nuovi, modificati), changeId);
      onClose();
    });
  };
  return {
    chosen,
    busy: isSending ? step : null,
    failure: errors['file'] ?? (failure && saveFailureWords(failure)),
    choose,
    look,
    take,
  };
}

/** Products from a CSV file: nothing changes before its preview was seen. */
export function CsvDialog(props: CsvDialogProps) {
  const { onClose } = props;
  const { chosen, busy, failure, choose, look, take } = useImport(props);
  const changing = chosen ? chosen.preview.nuovi + chosen.preview.modificati : 0;
  return (
    <Dialog
      isOpen
      title="Importa CSV"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Annulla
          </Button>
          <Button
            disabled={changing === 0 || busy !== null}
            onClick={() => chosen && void take(chosen)}
          >
            {busy === 'importing' ? 'Importazione...' : `Importa ${products(changing)}`}
          </Button>
        </>
      }
    >
      <FilePlace hasFile={chosen !== null} isBusy={busy !== null} onFile={choose} />
      <div role="status">
        {busy === 'reading' && <p>Lettura del file...</p>}
        {chosen && <p className={css.name}>{chosen.name}</p>}
      </div>
      {failure && (
        <Notice
          tone="error"
          action={
            chosen && (
              <Button
                variant="text"
                size="small"
                onClick={() => void look(chosen.name, chosen.csv)}
              >
                Rivedi l’anteprima
              </Button>
            )
          }
        >
          <strong>{failure}.</strong> Nessun prodotto è cambiato.
        </Notice>
      )}
      {chosen && <CsvPreview preview={chosen.preview} />}
    </Dialog>
  );
}

interface FilePlaceProps {
  hasFile: boolean;
  isBusy: boolean;
  onFile: (file: File | undefined) => Promise<void>;
}

/** Where a file is chosen, or dropped. */
function FilePlace({ hasFile, isBusy, onFile }: FilePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(place, ([file]) => void onFile(file));
  const hint = useId();
  return (
    <div ref={place} className={classNames(css.place, isOver && css.over)}>
      <Button
        variant="outline"
        aria-describedby={hint}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {hasFile ? 'Scegli un altro file' : 'Scegli un file CSV'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="File CSV"
        onChange={(event) => {
          void onFile(event.currentTarget.files?.[0]);
          // The same file can be chosen again after it was mended.
          event.currentTarget.value = '';
        }}
      />
      <p id={hint} className={css.hint}>
        o trascinalo qui. Le colonne sono quelle dell’esportazione: una riga con un id cambia quel
        prodotto, le altre ne aggiungono. Prima vedi che cosa cambia.
      </p>
    </div>
  );
}

/** `Importati 3 prodotti nuovi, 1 modificato`. */
function importedWords(added: number, changed: number): string {
  const news =
    added === 1 ? 'Importato 1 prodotto nuovo' : `Importati ${formatCount(added)} prodotti nuovi`;
  return `${news}, ${changed === 1 ? '1 modificato' : `${formatCount(changed)} modificati`}`;
}
