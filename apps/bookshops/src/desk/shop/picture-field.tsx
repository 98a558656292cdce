import { IMAGE_BYTES } from '@zaino/contracts/shared';
import { Button } from '@zaino/ui/button';
import { ProductImage } from '@zaino/ui/product-image';
import { TextField } from '@zaino/ui/text-field';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { type ChangeEvent, useId, useState } from 'react';
import css from './look-section.module.css';
import { uploadPicture } from './shop.api';

interface PictureFieldProps {
  /** Address of a kept picture; empty for none. */
  picture: string;
  /** What is on it, as it was said last. */
  words: string;
  onChange: (picture: string) => void;
  errorOf: (name: string) => string | undefined;
}

const TOO_LARGE = 'Il file è troppo grande: al massimo 8 MB.';

/** Sends a picture as soon as it is chosen. */
function useUpload(onSent: (picture: string) => void) {
  const [isTooLarge, setTooLarge] = useState(false);
  const { isSending, failure, send } = useSubmission();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (!file) return;
    setTooLarge(file.size > IMAGE_BYTES);
    if (file.size > IMAGE_BYTES) return;
    void send(async () => onSent((await uploadPicture(file)).url));
  };
  const error = isTooLarge ? TOO_LARGE : failure ? failureWords(failure) : undefined;
  return { isSending, error, choose };
}

/** The picture of the front: sent as soon as it is chosen, shown to families once the form is saved. */
export function PictureField({ picture, words, onChange, errorOf }: PictureFieldProps) {
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>Foto della vetrina</legend>
      <FileField picture={picture} onChange={onChange} refused={errorOf('picture')} />
      {picture !== '' && (
        <>
          <TextField
            label="Che cosa si vede nella foto"
            hint="Lo legge chi non la vede: “La vetrina su corso Mazzini, con i libri di scuola”."
            name="pictureAlt"
            autoComplete="off"
            maxLength={150}
            required
            defaultValue={words}
            error={errorOf('pictureAlt')}
          />
          <div>
            <Button variant="text" size="small" onClick={() => onChange('')}>
              Togli la foto
            </Button>
          </div>
        </>
      )}
    </fieldset>
  );
}

interface FileFieldProps extends Pick<PictureFieldProps, 'picture' | 'onChange'> {
  /** What the form says is wrong with the picture. */
  refused: string | undefined;
}

function FileField({ picture, onChange, refused }: FileFieldProps) {
  const id = useId();
  const upload = useUpload(onChange);
  const error = upload.error ?? refused;
  return (
    <>
      <p className={css.hint} id={`${id}-hint`}>
        JPEG, PNG, WebP o AVIF, al massimo 8 MB. Senza persone riconoscibili, prezzi o scritte
        aggiunte.
      </p>
      {picture !== '' && (
        <ProductImage
          url={picture}
          alt="La foto scelta"
          sizes="24rem"
          failureText="La foto non si carica."
          className={css.picture}
        />
      )}
      <label htmlFor={id} className={css.label}>
        {picture === '' ? 'Scegli una foto' : 'Scegli un’altra foto'}
      </label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        className={css.file}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={upload.choose}
      />
      <p role="status" className={css.hint}>
        {upload.isSending && 'La foto sta arrivando…'}
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </>
  );
}
