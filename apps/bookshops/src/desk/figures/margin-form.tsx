import { tenthPercentWords } from '@zaino/charts/figure-words';
import { type BookshopMargin, MARGIN_WRONG } from '@zaino/contracts/bookshops';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { TextField } from '@zaino/ui/text-field';
import { useRevalidator } from '@zaino/web/router';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { useSubmission } from '@zaino/web/use-submission';
import { type FormEvent, useRef, useState } from 'react';
import { setMargin } from './figures.api';
import css from './figures-page.module.css';

interface MarginFormProps {
  tenantId: string;
  margin: BookshopMargin;
}

/** What the bookshop keeps of a book: nobody here knows its discount, so it says so itself. */
export function MarginForm({ tenantId, margin: { percent, isOwn } }: MarginFormProps) {
  const [text, setText] = useState(percent.toLocaleString('it-IT'));
  const { revalidate } = useRevalidator();
  const element = useRef<HTMLFormElement>(null);
  const submission = useSubmission();
  useFocusAfterSending(element, submission);
  const save = async (wanted: number | null) => {
    if (await submission.send(() => setMargin(tenantId, wanted))) await revalidate();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(text.trim().replace(',', '.'));
    if (text.trim() === '' || Number.isNaN(wanted)) {
      submission.refuse({ percent: MARGIN_WRONG });
    } else void save(wanted);
  };
  const { failure, errors } = submission;
  return (
    <details>
      <summary className={css.toMargin}>
        Il margine è stimato al {tenthPercentWords(percent)}
        {!isOwn && ', il valore usuale'}: cambia
      </summary>
      <form ref={element} onSubmit={onSubmit} className={css.marginForm} noValidate>
        <TextField
          label="Il tuo sconto medio sui libri adottati, in percento"
          hint="La parte del prezzo pieno che ti resta, prima degli sconti alle famiglie."
          inputMode="decimal"
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={errors.percent}
        />
        <div className={css.marginActions}>
          <Button type="submit" size="small" disabled={submission.isSending}>
            Salva
          </Button>
          {isOwn && (
            <Button
              variant="text"
              size="small"
              disabled={submission.isSending}
              onClick={() => void save(null)}
            >
              Torna al valore usuale
            </Button>
          )}
        </div>
        {failure && errors.percent === undefined && (
          <Notice tone="error">Non è stato salvato. Riprova.</Notice>
        )}
      </form>
    </details>
  );
}
