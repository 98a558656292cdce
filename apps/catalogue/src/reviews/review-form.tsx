import {
  catalogueErrorCodes,
  LONGEST_REVIEW,
  LONGEST_REVIEWER,
  type OwnReview,
} from '@zaino/contracts/catalogue';
import { Button } from '@zaino/ui/button';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { Notice } from '@zaino/ui/notice';
import { RadioGroup } from '@zaino/ui/radio-group';
import { TextArea, TextField } from '@zaino/ui/text-field';
import type { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { formText } from '@zaino/web/form-text';
import { Link } from '@zaino/web/router';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { useSubmission } from '@zaino/web/use-submission';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { saveOwn } from './own-review.api';
import css from './own-review.module.css';
import { PhotoField } from './photo-field';

interface ReviewFormProps {
  /** Of the product. */
  id: string;
  /** Of who is signed in. */
  displayName: string;
  /** The one that is changed; null for a new one. */
  review: OwnReview | null;
  onSaved: (review: OwnReview) => void;
  onClose: () => void;
}

const judgements = [
  { value: '5', label: '5 stelle: ottimo' },
  { value: '4', label: '4 stelle: buono' },
  { value: '3', label: '3 stelle: discreto' },
  { value: '2', label: '2 stelle: scarso' },
  { value: '1', label: '1 stella: pessimo' },
] as const;
type Judgement = (typeof judgements)[number]['value'];

/** What one says of a product; the service checks it, and its sentences stand at the fields. */
export function ReviewForm({ id, displayName, review, onSaved, onClose }: ReviewFormProps) {
  const submission = useSubmission();
  const { isSending, failure, errors, send } = submission;
  const [stars, setStars] = useState<Judgement | null>(judgementOf(review));
  const begunImage = review?.image ?? null;
  const [image, setImage] = useState(begunImage);
  const form = useRef<HTMLFormElement>(null);
  useFocusAfterSending(form, submission);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const onSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const body = {
      stars: Number(stars ?? 0),
      image,
      text: formText(fields, 'text'),
      firstName: formText(fields, 'firstName'),
      initial: formText(fields, 'initial'),
    };
    await send(async () => onSaved(await saveOwn(id, body)));
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label="Scrivi una recensione"
      aria-busy={isSending}
      className={css.form}
      onSubmit={(event) => void onSubmit(event)}
    >
      <KeptState name="image" state={image} begun={begunImage} onBack={setImage} />
      <RadioGroup
        legend="Quante stelle gli dai?"
        name="stars"
        options={judgements}
        value={stars}
        onChange={setStars}
        error={errors.stars}
      />
      <TextArea
        label="Che cosa ne pensi"
        hint="Da 20 a 2.000 caratteri, sul prodotto. Non scrivere nomi di altre persone, indirizzi o numeri di telefono."
        name="text"
        rows={6}
        maxLength={LONGEST_REVIEW}
        required
        defaultValue={review?.text}
        error={errors.text}
      />
      <PhotoField image={image} onChange={setImage} refused={errors.image} />
      <div className={css.who}>
        <TextField
          label="Il tuo nome"
          hint="Si legge accanto alla recensione. Il cognome non serve."
          name="firstName"
          autoComplete="given-name"
          maxLength={LONGEST_REVIEWER}
          required
          defaultValue={review?.firstName ?? firstWord(displayName)}
          error={errors.firstName}
        />
        <TextField
          label="Iniziale del cognome"
          hint="Se vuoi."
          name="initial"
          autoComplete="off"
          maxLength={2}
          defaultValue={review?.initial}
          error={errors.initial}
        />
      </div>
      <p className={css.hint}>
        La leggiamo prima di pubblicarla e la togliamo quando la elimini tu o elimini l’account.
        Vedi l’<Link to="/privacy-policy">informativa sulla privacy</Link>.
      </p>
      {failure && Object.keys(errors).length === 0 && (
        <Notice tone="error">{reviewFailureWords(failure)}</Notice>
      )}
      <div className={css.commands}>
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Invio in corso…' : 'Invia la recensione'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Non ora
        </Button>
      </div>
    </form>
  );
}

const judgementOf = (review: OwnReview | null): Judgement | null =>
  judgements.find(({ value }) => value === String(review?.stars))?.value ?? null;

const firstWord = (name: string) => name.trim().split(/\s+/u)[0] ?? '';

/** Of too many reviews, and of one without a purchase, the service itself says what is wrong. */
function reviewFailureWords(failure: ApiError): string {
  const own: string[] = [catalogueErrorCodes.reviewsLimited, catalogueErrorCodes.purchaseMissing];
  return own.includes(failure.code) ? failure.message : failureWords(failure);
}
