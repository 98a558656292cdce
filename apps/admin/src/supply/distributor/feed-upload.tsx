import { type Distributor, type Feed, FEED_BYTES } from '@zaino/contracts/schools';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { SelectField } from '@zaino/ui/select-field';
import { Sheet } from '@zaino/ui/sheet';
import { TextField } from '@zaino/ui/text-field';
import { failureWords } from '@zaino/web/failure-words';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { useSubmission } from '@zaino/web/use-submission';
import { type SyntheticEvent, useRef, useState } from 'react';
import { kindWords } from '../supply-words';
import { sendFeed } from './distributor.api';
import css from './distributor.module.css';

const MEGABYTE = 1024 * 1024;

interface FeedUploadProps {
  distributor: Distributor;
  onSent: (feed: Feed) => void;
}

/** A file from this computer. It is read once all of it has arrived; nothing of it counts before. */
export function FeedUpload({ distributor, onSent }: FeedUploadProps) {
  const element = useRef<HTMLFormElement>(null);
  const submission = useSubmission();
  const { isSending, failure, errors, send, refuse } = submission;
  useFocusAfterSending(element, submission);
  const [share, setShare] = useState(0);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const file = chosenFile(form);
    const refusal = fileRefusal(file);
    if (refusal !== null || !file) {
      refuse({ file: refusal ?? CHOOSE });
      return;
    }
    setShare(0);
    const kind = data.get('kind') === 'partial' ? 'partial' : 'full';
    const sent = { distributorId: distributor.id, file, kind, onProgress: setShare } as const;
    if (!(await send(async () => onSent(await sendFeed(sent))))) return;
    form.reset();
  };
  return (
    <Sheet isEdgeToEdge>
      <form
        ref={element}
        className={css.upload}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <h2>Carica un file</h2>
        <TextField
          type="file"
          name="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          label="File CSV"
          hint="Con l’ISBN, la disponibilità o lo stato, e se ci sono prezzo, data prevista ed edizione che sostituisce."
          error={errors.file}
        />
        <SelectField
          name="kind"
          label="Che cosa contiene"
          hint="Un file completo sostituisce tutto quello che il distributore ha detto prima."
          defaultValue={distributor.feedKind}
        >
          <option value="full">{kindWords.full}</option>
          <option value="partial">{kindWords.partial}</option>
        </SelectField>
        {isSending && (
          <label>
            Invio del file
            <progress className={css.progress} value={share} max={1} />
          </label>
        )}
        {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
        <div>
          <Button type="submit" disabled={isSending}>
            {isSending ? 'Invio...' : 'Carica'}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

const CHOOSE = 'Scegli il file del distributore';

function chosenFile(form: HTMLFormElement): File | undefined {
  const field = form.elements.namedItem('file');
  return field instanceof HTMLInputElement ? field.files?.[0] : undefined;
}

function fileRefusal(file: File | undefined): string | null {
  if (!file) return CHOOSE;
  if (file.size === 0) return 'Il file è vuoto';
  return file.size > FEED_BYTES
    ? `Il file è troppo grande: al massimo ${FEED_BYTES / MEGABYTE} MB`
    : null;
}
