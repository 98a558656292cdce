import { MOST_IMAGES } from '@zaino/contracts/catalogue';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { TextField } from '@zaino/ui/text-field';
import { classNames } from '@zaino/ui/class-names';
import type { FieldErrors } from '@zaino/web/use-submission';
import { useFileDrop } from '@zaino/web/use-file-drop';
import { useRef } from 'react';
import css from './image-fields.module.css';
import { ImagePreview } from './image-preview';
import { useImageUpload } from './use-image-upload';

interface ImageFieldsProps {
  urls: readonly string[];
  errors: FieldErrors;
  onChange: (urls: string[]) => void;
}

/** The product's images in their order: addresses on the web, or files that we keep. The first stands for the product. */
export function ImageFields({ urls, errors, onChange }: ImageFieldsProps) {
  const list = useRef<HTMLOListElement>(null);
  const isFull = urls.length >= MOST_IMAGES;

  const focusRow = (index: number) =>
    requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll('input') ?? [];
      (rows[Math.min(index, rows.length - 1)] ?? list.current)?.focus();
    });
  const remove = (index: number) => {
    onChange(urls.filter((_, other) => other !== index));
    focusRow(index);
  };
  const bringForward = (index: number) => {
    onChange(urls.with(index - 1, urls[index] ?? '').with(index, urls[index - 1] ?? ''));
    focusRow(index - 1);
  };

  return (
    <fieldset className={css.fields}>
      <legend className={css.legend}>Immagini</legend>
      <ol ref={list} className={css.list} tabIndex={-1} aria-label="Immagini in ordine">
        {urls.map((url, index) => (
          // Entries have no identity beside their place.
          <li key={index} className={css.row}>
            <ImagePreview url={url} />
            <div>
              <TextField
                label={`Immagine ${index + 1}, indirizzo URL`}
                inputMode="url"
                value={url}
                error={errors[`immagini.${index}`]}
                onChange={({ target }) => onChange(urls.with(index, target.value))}
              />
              <div className={css.moves}>
                {index > 0 && (
                  <Button
                    variant="text"
                    size="small"
                    aria-label={`Sposta prima l’immagine ${index + 1}`}
                    onClick={() => bringForward(index)}
                  >
                    Sposta prima
                  </Button>
                )}
                <Button
                  variant="text"
                  size="small"
                  aria-label={`Togli l’immagine ${index + 1}`}
                  onClick={() => remove(index)}
                >
                  Togli
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <AddImages
        isFull={isFull}
        onUrl={() => {
          onChange([...urls, '']);
          focusRow(urls.length);
        }}
        onUploaded={(uploaded) => onChange([...urls, ...uploaded].slice(0, MOST_IMAGES))}
      />
    </fieldset>
  );
}

interface AddImagesProps {
  isFull: boolean;
  onUrl: () => void;
  onUploaded: (urls: string[]) => void;
}

/** By address, by choosing files, or by dropping them. */
function AddImages({ isFull, onUrl, onUploaded }: AddImagesProps) {
  const place = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { isUploading, failures, upload } = useImageUpload(onUploaded);
  const isOver = useFileDrop(place, (files) => void (isFull || upload(files)));

  return (
    <>
      <div
        ref={place}
        className={classNames(css.adding, isOver && css.over)}
        role="group"
        aria-label="Aggiungi immagini"
        aria-busy={isUploading}
      >
        <Button variant="outline" size="small" disabled={isFull} onClick={onUrl}>
          Aggiungi indirizzo
        </Button>
        <Button
          variant="outline"
          size="small"
          disabled={isFull || isUploading}
          onClick={() => picker.current?.click()}
        >
          {isUploading ? 'Caricamento...' : 'Carica file'}
        </Button>
        <span>oppure trascinali qui: JPEG, PNG, WebP o AVIF, al massimo 8 MB.</span>
        <input
          ref={picker}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          hidden
          aria-label="File di immagini"
          onChange={({ target }) => {
            void upload([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {isFull && <p>Un prodotto può avere al massimo {MOST_IMAGES} immagini.</p>}
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
