import { Button } from '@zaino/ui/button';
import { classNames } from '@zaino/ui/class-names';
import { Notice } from '@zaino/ui/notice';
import { useFileDrop } from '@zaino/web/use-file-drop';
import { useRef } from 'react';
import { useImageUpload } from '../../products/form/use-image-upload';
import { keepImage } from './book-form.api';
import css from './book-form.module.css';

interface ImageUploadProps {
  /** What the files are, for those who listen: `Copertina`. */
  label: string;
  isMultiple?: boolean;
  onUploaded: (urls: string[]) => void;
}

/** Images that are kept here, by choosing or by dropping them. */
export function ImageUpload({ label, isMultiple = false, onUploaded }: ImageUploadProps) {
  const place = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { isUploading, failures, upload } = useImageUpload(onUploaded, keepImage);
  const send = (files: File[]) => void upload(isMultiple ? files : files.slice(0, 1));
  const isOver = useFileDrop(place, send);
  return (
    <>
      <div
        ref={place}
        className={classNames(css.upload, isOver && css.over)}
        role="group"
        aria-label={`${label}: carica un file`}
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
        <span className={css.hint}>o trascina qui: JPEG, PNG, WebP o AVIF, al massimo 8 MB.</span>
        <input
          ref={picker}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple={isMultiple}
          hidden
          aria-label={`${label}: file`}
          onChange={({ target }) => {
            send([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {failures.length > 0 && (
        <Notice tone="error">
          {failures.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
