import type { ImportRun } from '@zaino/contracts/schools';
import { formatCount } from '@zaino/rules/format-count';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { Sheet } from '@zaino/ui/sheet';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { durationWords, phaseOf, rowsRead } from './import-words';
import { cancelImport } from './imports.api';
import css from './imports.module.css';

interface CurrentImportProps {
  run: ImportRun;
  /** When that was so, in milliseconds since 1970. */
  at: number;
  onChanged: () => void;
}

/** The import that is going on: what it is at, how far, for how long, and how to stop it. */
export function CurrentImport({ run, at, onChanged }: CurrentImportProps) {
  const { isSending, failure, send } = useSubmission();
  const cancel = async () => {
    await send(() => cancelImport(run));
    onChanged();
  };
  return (
    <Sheet isEdgeToEdge>
      <section className={css.current} aria-labelledby="importazione-in-corso">
        <h2 id="importazione-in-corso">
          {run.phase === 'undoing' ? 'Annullamento in corso' : 'Importazione in corso'}
        </h2>
        {/* Read out when it changes, which the counts below do all the time. */}
        <p role="status" className={css.phase}>
          {phaseOf(run)}
        </p>
        {run.phase !== 'undoing' && <Progress run={run} at={at} />}
        {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
        {run.canCancel && (
          <div>
            <Button variant="outline" disabled={isSending} onClick={() => void cancel()}>
              Ferma l’importazione
            </Button>
          </div>
        )}
      </section>
    </Sheet>
  );
}

function Progress({ run, at }: Pick<CurrentImportProps, 'run' | 'at'>) {
  const { files, filesRead, currentFile, startedAt, rowsRejected } = run;
  return (
    <>
      {files > 0 && (
        <progress className={css.bar} aria-label="File letti" max={files} value={filesRead} />
      )}
      <dl className={css.facts}>
        <div>
          <dt>File</dt>
          <dd>{`${filesRead} di ${files}`}</dd>
        </div>
        <div>
          <dt>Righe lette</dt>
          <dd>{formatCount(rowsRead(run))}</dd>
        </div>
        <div>
          <dt>Righe scartate</dt>
          <dd>{formatCount(rowsRejected)}</dd>
        </div>
        <div>
          <dt>Tempo</dt>
          <dd>{startedAt === null ? '—' : durationWords(at - Date.parse(startedAt))}</dd>
        </div>
      </dl>
      {currentFile !== null && <p className={css.small}>{currentFile}</p>}
    </>
  );
}
