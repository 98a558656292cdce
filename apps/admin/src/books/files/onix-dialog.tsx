import { type BookImportPreview, ONIX_BYTES } from '@zaino/contracts/schools';
import { counted } from '@zaino/data-table/count-words';
import { csvOf, saveCsv } from '@zaino/data-table/csv-file';
import { CsvPreview } from '@zaino/data-table/csv-preview';
import { FilePlace } from '@zaino/data-table/file-place';
import { saveFailureWords } from '@zaino/data-table/save-words';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { bookNoun } from '../book-words';
import { importOnix, previewOnix } from '../books.api';
import { importedWords, ownPreview } from './own-preview';

interface OnixDialogProps {
  onClose: () => void;
  /** What was imported can be taken back by `changeId`. */
  onImported: (words: string, changeId: string) => void;
}

/** A file as it was chosen, and what it would do. */
interface Chosen {
  file: File;
  preview: BookImportPreview;
}

const onixFiles = {
  choose: 'Scegli un file ONIX',
  label: 'File ONIX',
  accept: '.xml,.onx,.onix,application/xml,text/xml',
};
const hint = 'È ONIX 3.0, come lo mandano gli editori. Quello che abbiamo scritto noi resta com’è.';

/** The state of an import: a file is chosen, looked at, and taken over. */
function useOnixImport({ onClose, onImported }: OnixDialogProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [step, setStep] = useState<'reading' | 'importing'>('reading');
  const { isSending, failure, errors, send, refuse } = useSubmission();

  const look = (file: File) => {
    setStep('reading');
    return send(async () => setChosen({ file, preview: await previewOnix(file) }));
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setChosen(null);
    const megabytes = ONIX_BYTES / 1024 ** 2;
    if (file.size > ONIX_BYTES) {
      refuse({ file: `Il file è troppo grande: al massimo ${megabytes} MB` });
    } else await look(file);
  };
  const take = ({ file, preview: { token } }: Chosen) => {
    setStep('importing');
    return send(async () => {
      const { modificati, changeId } = await importOnix(file, token);
      onImported(importedWords(modificati), changeId);
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

/** Before a file was chosen nobody knows how many. */
const importWords = (chosen: Chosen | null) =>
  chosen ? `Importa ${counted(bookNoun, chosen.preview.modificati)}` : 'Importa';

/** What a publisher says of its books: nothing changes before its preview was seen. */
export function OnixDialog(props: OnixDialogProps) {
  const { onClose } = props;
  const { chosen, busy, failure, choose, look, take } = useOnixImport(props);
  const changing = chosen?.preview.modificati ?? 0;
  return (
    <Dialog
      isOpen
      title="Importa ONIX"
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
            {busy === 'importing' ? 'Importazione...' : importWords(chosen)}
          </Button>
        </>
      }
    >
      <FilePlace
        kind={onixFiles}
        hint={hint}
        hasFile={chosen !== null}
        isBusy={busy !== null}
        onFile={choose}
      />
      <div role="status">
        {busy === 'reading' && <p>Lettura del file...</p>}
        {chosen && <p>{chosen.file.name}</p>}
      </div>
      {failure && (
        <Notice
          tone="error"
          action={
            chosen && (
              <Button variant="text" size="small" onClick={() => void look(chosen.file)}>
                Rivedi l’anteprima
              </Button>
            )
          }
        >
          <strong>{failure.replace(/\.$/, '')}.</strong> Nessun libro è cambiato.
        </Notice>
      )}
      {chosen && <OnixPreview preview={chosen.preview} />}
    </Dialog>
  );
}

function OnixPreview({ preview }: { preview: BookImportPreview }) {
  const { errori, modificati, righe } = preview;
  const saveErrors = () => {
    const lines = errori.map(({ riga, campo, messaggio }) => [String(riga), campo, messaggio]);
    saveCsv(csvOf([['record', 'campo', 'messaggio'], ...lines]), 'errori-onix');
  };
  return (
    <>
      <CsvPreview preview={ownPreview(preview)} />
      {errori.length > 0 && (
        <Button variant="text" size="small" onClick={saveErrors}>
          Scarica gli errori
        </Button>
      )}
      {modificati === 0 && righe > 0 && (
        <p>In questo file non c’è nulla di nuovo per i libri degli elenchi.</p>
      )}
    </>
  );
}
