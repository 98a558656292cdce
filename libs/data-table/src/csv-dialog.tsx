import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { agreed, capital, counted, type Noun } from './count-words';
import { formatCount } from '@zaino/rules/format-count';
import { textOf } from './csv-file';
import css from './csv-dialog.module.css';
import { CsvPreview, type CsvPreviewAnswer } from './csv-preview';
import { FilePlace } from './file-place';
import { saveFailureWords } from './save-words';

/** What an import has done; as the calls' answers have it. */
interface CsvImported {
  nuovi: number;
  modificati: number;
  changeId: string;
}

interface CsvDialogProps {
  noun: Noun;
  /** Largest file, in bytes. */
  most: number;
  /** Which lines change something, and which add: after where a file is chosen. */
  hint: string;
  preview: (csv: string) => Promise<CsvPreviewAnswer>;
  /** Imports a file that was looked at, by its preview's token. */
  take: (csv: string, token: string) => Promise<CsvImported>;
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

/** The state of an import: a file is chosen, looked at, and taken over. */
function useImport(props: CsvDialogProps) {
  const { noun, most, preview: askPreview, take: askImport, onClose, onImported } = props;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [step, setStep] = useState<'reading' | 'importing'>('reading');
  const { isSending, failure, errors, send, refuse } = useSubmission();

  const look = (name: string, csv: string) => {
    setStep('reading');
    return send(async () => {
      setChosen({ name, csv, preview: await askPreview(csv) });
    });
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setChosen(null);
    const megabytes = most / 1024 ** 2;
    if (file.size > most) refuse({ file: `Il file è troppo grande: al massimo ${megabytes} MB` });
    else await look(file.name, await textOf(file));
  };
  const take = ({ csv, preview: { token } }: Chosen) => {
    setStep('importing');
    return send(async () => {
      const { nuovi, modificati, changeId } = await askImport(csv, token);
      onImported(importedWords(noun, nuovi, modificati), changeId);
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

const csvFiles = { choose: 'Scegli un file CSV', label: 'File CSV', accept: '.csv,text/csv' };

/** Rows from a CSV file: nothing changes before its preview was seen. */
export function CsvDialog(props: CsvDialogProps) {
  const { noun, hint, onClose } = props;
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
            {busy === 'importing' ? 'Importazione...' : `Importa ${counted(noun, changing)}`}
          </Button>
        </>
      }
    >
      <FilePlace
        kind={csvFiles}
        hint={hint}
        hasFile={chosen !== null}
        isBusy={busy !== null}
        onFile={choose}
      />
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
          <strong>{failure.replace(/\.$/, '')}.</strong> {capital(noun.none)} è{' '}
          {agreed(noun, 1, 'cambiat')}.
        </Notice>
      )}
      {chosen && <CsvPreview preview={chosen.preview} />}
    </Dialog>
  );
}

/** `Importati 3 ordini nuovi, 1 modificato`. */
function importedWords(noun: Noun, added: number, changed: number): string {
  const imported = capital(agreed(noun, added, 'importat'));
  const news = `${imported} ${counted(noun, added)} ${agreed(noun, added, 'nuov')}`;
  return `${news}, ${formatCount(changed)} ${agreed(noun, changed, 'modificat')}`;
}
