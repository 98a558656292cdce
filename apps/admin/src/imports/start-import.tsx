import { IMPORT_FILE_LIMIT } from '@zaino/contracts/schools';
import { formatCount } from '@zaino/rules/format-count';
import { Button } from '@zaino/ui/button';
import { classNames } from '@zaino/ui/class-names';
import { Notice } from '@zaino/ui/notice';
import { SelectField } from '@zaino/ui/select-field';
import { Sheet } from '@zaino/ui/sheet';
import { UnsavedQuestion } from '@zaino/ui/unsaved-question';
import { useUnsavedGuard } from '@zaino/ui/use-unsaved-guard';
import { failureWords } from '@zaino/web/failure-words';
import { useFileDrop } from '@zaino/web/use-file-drop';
import { useSubmission } from '@zaino/web/use-submission';
import { useId, useRef, useState } from 'react';
import { importFolder } from './imports.api';
import css from './imports.module.css';
import { uploadFiles, type UploadProgress } from './upload-files';

const usable = /\.csv(\.gz)?$/i;
const MEGABYTE = 1024 ** 2;

interface StartImportProps {
  /** Files of the folder of the settings; null where none is set. */
  folder: string[] | null;
  /** One at a time. */
  isBusy: boolean;
  onStarted: () => void;
}

/** Files are chosen and sent, or taken from the folder; the import then begins by itself. */
export function StartImport({ folder, isBusy, onStarted }: StartImportProps) {
  const [files, setFiles] = useState<File[]>([]);
  const [year, setYear] = useState('');
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const { isSending, failure, errors, send, refuse, forget } = useSubmission();
  const leaving = useUnsavedGuard(progress !== null);
  const givenYear = year === '' ? null : Number(year);

  const choose = (chosen: File[]) => {
    const wrong = chosen.find(({ name }) => !usable.test(name));
    if (wrong) {
      refuse({ files: `${wrong.name} non è un file .csv o .csv.gz` });
    } else if (chosen.length > IMPORT_FILE_LIMIT) {
      refuse({ files: `Al massimo ${IMPORT_FILE_LIMIT} file alla volta` });
    } else {
      forget();
      setFiles(chosen);
    }
  };
  const start = async (begin: () => Promise<unknown>) => {
    const isStarted = await send(begin);
    setProgress(null);
    if (!isStarted) return;
    setFiles([]);
    onStarted();
  };
  const upload = () =>
    start(() => uploadFiles({ files, year: givenYear, onProgress: setProgress }));

  return (
    <Sheet isEdgeToEdge>
      <section className={css.start} aria-labelledby="nuova-importazione">
        <h2 id="nuova-importazione">Nuova importazione</h2>
        <FilePlace files={files} isBusy={isSending} error={errors['files']} onFiles={choose} />
        <SelectField
          label="Anno scolastico delle adozioni"
          hint="Di solito è nella data del nome del file."
          value={year}
          className={css.year ?? ''}
          onChange={({ currentTarget }) => setYear(currentTarget.value)}
        >
          <option value="">Dal nome del file</option>
          {recentYears().map((one) => (
            <option
              key={one}
              value={one}
            >{`${one}/${String((one + 1) % 100).padStart(2, '0')}`}</option>
          ))}
        </SelectField>
        {progress && <Sending progress={progress} />}
        {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
        {isBusy && <p>C’è già un’importazione in corso: la prossima può cominciare dopo.</p>}
        <StartButtons
          files={files.length}
          folder={folder}
          isDisabled={isSending || isBusy}
          onUpload={() => void upload()}
          onFolder={() => void start(() => importFolder(givenYear))}
        />
      </section>
      <UnsavedQuestion
        isOpen={leaving !== null}
        place="page"
        onStay={() => leaving?.reset()}
        onLeave={() => leaving?.proceed()}
      />
    </Sheet>
  );
}

interface StartButtonsProps extends Pick<StartImportProps, 'folder'> {
  /** How many were chosen. */
  files: number;
  isDisabled: boolean;
  onUpload: () => void;
  onFolder: () => void;
}

function StartButtons({ files, folder, isDisabled, onUpload, onFolder }: StartButtonsProps) {
  return (
    <>
      <div className={css.buttons}>
        <Button disabled={files === 0 || isDisabled} onClick={onUpload}>
          {files > 0 ? `Importa ${filesWords(files)}` : 'Importa'}
        </Button>
        {folder && folder.length > 0 && (
          <Button variant="outline" disabled={isDisabled} onClick={onFolder}>
            Importa la cartella ({filesWords(folder.length)})
          </Button>
        )}
      </div>
      {folder?.length === 0 && <p>La cartella indicata nelle impostazioni è vuota.</p>}
    </>
  );
}

interface FilePlaceProps {
  files: File[];
  isBusy: boolean;
  error: string | undefined;
  onFiles: (files: File[]) => void;
}

/** Where files are chosen, or dropped. */
function FilePlace({ files, isBusy, error, onFiles }: FilePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(place, (dropped) => {
    if (!isBusy) onFiles(dropped);
  });
  const hintId = useId();
  return (
    <div ref={place} className={classNames(css.place, isOver && css.over)}>
      <Button
        variant="outline"
        aria-describedby={hintId}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {files.length > 0 ? 'Scegli altri file' : 'Scegli i file'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.gz,text/csv"
        multiple
        hidden
        aria-label="File del ministero"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file can be chosen again after it was mended.
          event.currentTarget.value = '';
        }}
      />
      <p id={hintId} className={css.hint}>
        o trascinali qui: anagrafe delle scuole e adozioni dei libri, come si scaricano dal portale
        del ministero (.csv, anche compressi .csv.gz).
      </p>
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
      {files.length > 0 && (
        <ul className={css.files} aria-label="File scelti">
          {files.map(({ name, size }) => (
            <li key={name}>
              {name} <span className={css.small}>{megabytes(size)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Sending({ progress }: { progress: UploadProgress }) {
  const { name, file, files, sent, size } = progress;
  return (
    <div className={css.sending}>
      <p role="status">{`Invio del file ${file} di ${files}: ${name}`}</p>
      <progress
        className={css.bar}
        aria-label={`Invio di ${name}`}
        max={Math.max(size, 1)}
        value={sent}
      />
      <p className={css.small}>Non chiudere questa pagina finché i file non sono arrivati.</p>
    </div>
  );
}

const filesWords = (count: number) => (count === 1 ? '1 file' : `${formatCount(count)} file`);

const megabytes = (bytes: number) =>
  `${(bytes / MEGABYTE).toLocaleString('it-IT', { maximumFractionDigits: 1 })} MB`;

/** The school years that somebody may still want to import, the coming one first. */
function recentYears(): number[] {
  const thisYear = new Date().getFullYear();
  return [thisYear, thisYear - 1, thisYear - 2, thisYear - 3];
}
