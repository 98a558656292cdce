import { Button } from '@zaino/ui/button';
import { classNames } from '@zaino/ui/class-names';
import { useFileDrop } from '@zaino/web/use-file-drop';
import { useId, useRef } from 'react';
import css from './csv-dialog.module.css';

/** What kind of file is asked for. */
interface FileKind {
  /** On the button. */
  choose: string;
  /** Of the browser's own field, for those who listen. */
  label: string;
  /** As `accept` of a file field. */
  accept: string;
}

interface FilePlaceProps {
  kind: FileKind;
  hint: string;
  hasFile: boolean;
  isBusy: boolean;
  onFile: (file: File | undefined) => Promise<void>;
}

/** Where a file is chosen, or dropped. */
export function FilePlace({ kind, hint, hasFile, isBusy, onFile }: FilePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(place, ([file]) => void onFile(file));
  const hintId = useId();
  return (
    <div ref={place} className={classNames(css.place, isOver && css.over)}>
      <Button
        variant="outline"
        aria-describedby={hintId}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {hasFile ? 'Scegli un altro file' : kind.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept={kind.accept}
        hidden
        aria-label={kind.label}
        onChange={(event) => {
          void onFile(event.currentTarget.files?.[0]);
          // The same file can be chosen again after it was mended.
          event.currentTarget.value = '';
        }}
      />
      <p id={hintId} className={css.hint}>
        o trascinalo qui. {hint} Prima vedi che cosa cambia.
      </p>
    </div>
  );
}
