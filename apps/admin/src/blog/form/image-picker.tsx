import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { useRef } from 'react';
import { classNames } from '@zaino/ui/class-names';
import { useFileDrop } from '@zaino/web/use-file-drop';
import css from './article-form.module.css';

interface ImagePickerProps {
  isUploading: boolean;
  failure: string | null;
  onFile: (file: File) => void;
}

/** A file from this device: chosen, or dropped. */
export function ImagePicker({ isUploading, failure, onFile }: ImagePickerProps) {
  const place = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(place, ([file]) => file && onFile(file));
  return (
    <>
      <div
        ref={place}
        className={classNames(css.picker, isOver && css.over)}
        aria-busy={isUploading}
      >
        <Button
          variant="outline"
          size="small"
          disabled={isUploading}
          onClick={() => picker.current?.click()}
        >
          {isUploading ? 'Caricamento...' : 'Carica file'}
        </Button>
        <span>oppure trascinalo qui: JPEG, PNG, WebP o AVIF, al massimo 8 MB.</span>
        <input
          ref={picker}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          hidden
          aria-label="File dell’immagine"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            target.value = '';
          }}
        />
      </div>
      {failure !== null && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
    </>
  );
}
