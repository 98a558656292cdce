import { isImageUrl, mediaFileUrl, mediaIdOf } from '@zaino/contracts/shared';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { TextArea, TextField } from '@zaino/ui/text-field';
import { Checkbox } from '@zaino/ui/tick';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { type FieldErrors, useSubmission } from '@zaino/web/use-submission';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import css from '../article-form.module.css';
import { ImagePicker } from '../image-picker';
import { useUpload } from '../use-upload';
import type { ArticleImage } from './editor-commands';
import { linkAddress } from './editor-links';

interface ImageDialogProps {
  /** The image that is changed; null for a new one. */
  image: ArticleImage | null;
  /** What was pasted or dropped: sent at once. */
  file: File | null;
  onImage: (image: ArticleImage) => void;
  onClose: () => void;
}

const none: ArticleImage = { href: '', src: '', alt: '', width: null, height: null };

function imageErrors({ href, src, alt }: ArticleImage, isDecorative: boolean): FieldErrors {
  return {
    ...(addressOf(href) === null && { href: 'Serve un indirizzo, come www.esempio.it.' }),
    ...(!isImageUrl(src) && { src: 'Carica un file, o scrivi un indirizzo https://' }),
    ...(alt === '' &&
      !isDecorative && {
        alt: 'Descrivi l’immagine per chi non la vede, o segnala che è solo decorativa.',
      }),
  };
}

/** Where it leads, as an article may link it; null where it is no address. */
const addressOf = (href: string) => (href.trim() === '' ? '' : linkAddress(href));

/** Asks for an image, and for the words that stand for it where it is not seen. */
export function ImageDialog({ image, file, onImage, onClose }: ImageDialogProps) {
  const formId = useId();
  const [chosen, setChosen] = useState(image ?? none);
  const [isDecorative, setDecorative] = useState(image?.alt === '');
  const uploading = useUpload(({ url, width, height }) =>
    setChosen((before) => ({ ...before, src: url, width, height })),
  );
  const send = useEffectEvent((dropped: File) => void uploading.upload(dropped));
  useEffect(() => {
    if (file) send(file);
  }, [file]);

  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission();
  const { errors } = submission;
  useFocusAfterSending(form, submission);

  const submit = () => {
    const alt = isDecorative ? '' : chosen.alt.trim();
    const wanted = { ...chosen, href: addressOf(chosen.href) ?? '', alt };
    const wrong = imageErrors({ ...chosen, alt }, isDecorative);
    submission.refuse(wrong);
    if (Object.keys(wrong).length === 0 && !uploading.isUploading) onImage(wanted);
  };
  return (
    <Dialog
      isOpen
      title="Immagine"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={formId} disabled={uploading.isUploading}>
            {image ? 'Cambia immagine' : 'Inserisci immagine'}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ImagePicker {...uploading} onFile={(picked) => void uploading.upload(picked)} />
        <TextField
          label="Indirizzo dell’immagine"
          inputMode="url"
          value={chosen.src}
          error={errors['src']}
          onChange={({ target }) =>
            setChosen({ ...chosen, src: target.value.trim(), width: null, height: null })
          }
        />
        <ChosenImage image={chosen} onSize={(size) => setChosen({ ...chosen, ...size })} />
        <TextArea
          label="Descrizione per chi non la vede"
          maxLength={500}
          disabled={isDecorative}
          value={chosen.alt}
          error={isDecorative ? undefined : errors['alt']}
          onChange={({ target }) => setChosen({ ...chosen, alt: target.value })}
        />
        <Checkbox checked={isDecorative} onChange={({ target }) => setDecorative(target.checked)}>
          È solo decorativa
        </Checkbox>
        <TextField
          label="Collegamento"
          hint="Facoltativo: la pagina che si apre toccando l’immagine."
          inputMode="url"
          value={chosen.href}
          error={errors['href']}
          onChange={({ target }) => setChosen({ ...chosen, href: target.value })}
        />
      </form>
    </Dialog>
  );
}

interface ChosenImageProps {
  image: ArticleImage;
  onSize: (size: { width: number; height: number }) => void;
}

/** The image as it was chosen; one from elsewhere tells its size, so that pages keep its place free. */
function ChosenImage({ image: { src, width }, onSize }: ChosenImageProps) {
  const [broken, setBroken] = useState('');
  if (!isImageUrl(src)) return null;
  if (src === broken) return <p role="status">Errore caricamento</p>;
  const isKept = mediaIdOf(src) !== null;
  return (
    <img
      className={css.image}
      src={isKept ? mediaFileUrl(src, 320, 'webp') : src}
      alt="Anteprima"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (isKept || width !== null || naturalWidth === 0) return;
        onSize({ width: naturalWidth, height: naturalHeight });
      }}
    />
  );
}
