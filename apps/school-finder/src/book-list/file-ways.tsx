import { Button } from '@zaino/ui/button';
import { type ChangeEvent, useId, useRef } from 'react';
import css from './book-list-page.module.css';
import type { ListReading } from './use-list-reading';

/** The two other ways: a PDF, or photos of barcodes. */
export function FileWays({ reading }: { reading: ListReading }) {
  return (
    <div className={css.way}>
      <FileButton
        text="Scegli il PDF"
        hint="Quello che la scuola manda o pubblica, fino a 10 MB."
        accept="application/pdf,.pdf"
        isBusy={reading.busy !== null}
        onFiles={([file]) => file && reading.readPdf(file)}
      />
      <FileButton
        text="Fotografa i codici a barre"
        hint="Sul retro dei libri dell’anno scorso o sulla lista: anche più codici in una foto, e più foto."
        accept="image/*"
        isMultiple
        isBusy={reading.busy !== null}
        onFiles={reading.readPhotos}
      />
    </div>
  );
}

interface FileButtonProps {
  text: string;
  hint: string;
  accept: string;
  isMultiple?: boolean;
  isBusy: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that asks for files; hidden where no script runs, as all of them. */
export function FileButton({
  text,
  hint,
  accept,
  isMultiple = false,
  isBusy,
  onFiles,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again.
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <div>
      <Button
        variant="outline"
        isWide
        disabled={isBusy}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text}
        accept={accept}
        multiple={isMultiple}
        onChange={choose}
      />
      <p id={hintId} className={css.fine}>
        {hint}
      </p>
    </div>
  );
}
