import type { UsedCopy } from '@zaino/contracts/orders';
import { formatAmount, formatEuro } from '@zaino/rules/money';
import { readEuro } from '@zaino/rules/read-euro';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { TextField } from '@zaino/ui/text-field';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { failureWords } from '@zaino/web/failure-words';
import { formText } from '@zaino/web/form-text';
import { Link } from '@zaino/web/router';
import { useKeptFocus } from '@zaino/web/use-kept-focus';
import { useSubmission } from '@zaino/web/use-submission';
import type { FormEvent, RefObject } from 'react';
import { salePriceError } from './draft-copy';
import { intakePath } from './intake-path';
import css from './used-desk-page.module.css';
import { changeCopy, takeBackCopy } from './used-books.api';
import { codeWords, gradeWords, titleWords } from './used-words';

interface CopyRowProps {
  copy: UsedCopy;
  onChange: (copy: UsedCopy, words: string) => void;
}

/** A used copy of the bookshop: its price, whether it is sold, and the way back for a day. */
export function CopyRow({ copy, onChange }: CopyRowProps) {
  const submission = useSubmission();
  const { id, salePrice, state } = copy;
  const name = titleWords(copy);
  // A button could not keep it while it was disabled.
  const title = useKeptFocus<HTMLParagraphElement>(JSON.stringify([copy, submission.refusals]));
  const change = (call: () => Promise<UsedCopy>, words: string) =>
    void submission.send(async () => onChange(await call(), words));

  const savePrice = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = formText(new FormData(event.currentTarget), 'price');
    const wrong = salePriceError(text);
    if (wrong !== undefined) {
      submission.refuse({ price: wrong });
      return;
    }
    change(() => changeCopy(id, { salePrice: readEuro(text) }), `Prezzo salvato: ${name}.`);
  };
  const setSold = (isSold: boolean) =>
    change(
      () => changeCopy(id, { state: isSold ? 'sold' : 'in-stock' }),
      isSold ? `Venduto: ${name}.` : `Di nuovo disponibile: ${name}.`,
    );

  return (
    <li className={css.copy}>
      <CopyFacts copy={copy} title={title} />
      {state === 'in-stock' && (
        <form className={css.price} onSubmit={savePrice} noValidate>
          <TextField
            label={
              <>
                Prezzo di vendita (€)<VisuallyHidden>{` di ${name}`}</VisuallyHidden>
              </>
            }
            name="price"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={salePrice === null ? '' : formatAmount(salePrice)}
            error={submission.errors['price']}
            onChange={() => submission.mend('price', {})}
          />
          <Button type="submit" variant="outline" size="small" disabled={submission.isSending}>
            Salva il prezzo
          </Button>
        </form>
      )}
      <div className={css.acts}>
        <Button
          variant="outline"
          size="small"
          disabled={submission.isSending}
          onClick={() => setSold(state !== 'sold')}
        >
          {state === 'sold' ? 'Non è venduto' : 'Segna venduto'}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
        {copy.canTakeBack && (
          <Button
            variant="text"
            size="small"
            disabled={submission.isSending}
            onClick={() => change(() => takeBackCopy(id), `Ritiro annullato: ${name}.`)}
          >
            Annulla il ritiro
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Button>
        )}
        <Link to={intakePath(copy.intakeId)}>Ricevuta</Link>
      </div>
      {submission.failure && <Notice tone="error">{failureWords(submission.failure)}</Notice>}
    </li>
  );
}

const day = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/Rome',
});

interface CopyFactsProps extends Pick<CopyRowProps, 'copy'> {
  title: RefObject<HTMLParagraphElement | null>;
}

function CopyFacts({ copy, title }: CopyFactsProps) {
  const { isbn, grade, digitalCode, paid, salePrice, state, takenAt } = copy;
  return (
    <div className={css.words}>
      <p ref={title} tabIndex={-1} className={css.title}>
        {titleWords(copy)}
      </p>
      <p className={css.small}>
        {[`ISBN ${isbn}`, gradeWords[grade], codeWords[digitalCode]].join(' · ')}
      </p>
      <p className={css.small}>
        {[
          `ritirato ${day.format(new Date(takenAt))}`,
          `pagato ${formatEuro(paid)}`,
          'regime del margine',
          ...(state === 'sold'
            ? [salePrice === null ? 'venduto' : `venduto a ${formatEuro(salePrice)}`]
            : []),
        ].join(' · ')}
      </p>
    </div>
  );
}
