import { catalogueErrorCodes, REVIEW_IMAGE_BYTES } from '@zaino/contracts/catalogue';
import { Button } from '@zaino/ui/button';
import { ProductImage } from '@zaino/ui/product-image';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { type ChangeEvent, useId, useState } from 'react';
import { sendPhoto } from './own-review.api';
import css from './own-review.module.css';

interface PhotoFieldProps {
  /** Address of a kept picture. */
  image: string | null;
  onChange: (image: string | null) => void;
  /** What the form says is wrong with it. */
  refused: string | undefined;
}

const TOO_LARGE = 'Il file è troppo grande: al massimo 5 MB.';

/** One picture, sent as soon as it is chosen, and shown with the review. */
export function PhotoField({ image, onChange, refused }: PhotoFieldProps) {
  const id = useId();
  const upload = useUpload(onChange);
  const error = upload.error ?? refused;
  return (
    <fieldset className={css.fields}>
      <legend className={css.legend}>Una foto, se vuoi</legend>
      <p className={css.hint} id={`${id}-hint`}>
        JPEG, PNG, WebP o AVIF, al massimo 5 MB. Senza persone riconoscibili.
      </p>
      {image !== null && (
        <>
          <ProductImage
            url={image}
            alt="La foto scelta"
            widths={[160, 320]}
            sizes="9rem"
            failureText="La foto non si carica."
            className={css.photo}
          />
          <Button variant="text" size="small" onClick={() => onChange(null)}>
            Togli la foto
          </Button>
        </>
      )}
      <label htmlFor={id} className={css.legend}>
        {image === null ? 'Scegli una foto' : 'Scegli un’altra foto'}
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
    </fieldset>
  );
}

function useUpload(onSent: (image: string) => void) {
  const [isTooLarge, setTooLarge] = useState(false);
  const { isSending, failure, send } = useSubmission();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (!file) return;
    setTooLarge(file.size > REVIEW_IMAGE_BYTES);
    if (file.size > REVIEW_IMAGE_BYTES) return;
    void send(async () => onSent(await sendPhoto(file)));
  };
  const isLimited = failure?.code === catalogueErrorCodes.reviewsLimited;
  const words = failure && (isLimited ? failure.message : failureWords(failure));
  return { isSending, error: isTooLarge ? TOO_LARGE : (words ?? undefined), choose };
}
