import {
  type BookField,
  LONGEST_BOOK_DESCRIPTION,
  LONGEST_BOOK_LINE,
  LONGEST_BOOK_LINK,
} from '@zaino/contracts/schools';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { TextArea, TextField } from '@zaino/ui/text-field';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { useRef } from 'react';
import { ImagePreview } from '../../products/form/image-preview';
import { bookFieldWords, sourceOf } from '../book-words';
import css from './book-form.module.css';
import { ImageUpload } from './image-upload';
import { SaveFailure } from './save-failure';
import type { BookFormState } from './use-book-form';

interface BookFormProps {
  id: string;
  form: BookFormState;
}

/** Everything that an admin may say of a book beside the ministry's data; each field tells where it comes from. */
export function BookForm({ id, form }: BookFormProps) {
  const { opened, values, errors, change, submission, save } = form;
  const element = useRef<HTMLFormElement>(null);
  useFocusAfterSending(element, submission);
  const sources = new Map(opened.fonti.map((source) => [source.campo, sourceOf(source)]));

  const field = (name: BookField, hint?: string) => {
    const source = sources.get(name);
    return {
      name,
      label: bookFieldWords[name],
      hint: [hint, source && `Fonte: ${source}.`].filter(Boolean).join(' ') || undefined,
      value: values[name],
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    };
  };
  return (
    <form
      ref={element}
      id={id}
      noValidate
      className={css.form}
      data-kept={opened.isbn}
      aria-busy={submission.isSending}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <KeptState name="values" state={form.unsaved} onBack={change} />
      <SaveFailure form={form} />
      <p className={css.book}>
        <strong>{opened.titolo}</strong>
        <span>
          {opened.autore && `${opened.autore} · `}
          {opened.editore} · {opened.isbn}
        </span>
      </p>
      <TextArea
        {...field('descrizione', 'Solo testo: è quello che leggono le famiglie nella lista.')}
        rows={6}
        maxLength={LONGEST_BOOK_DESCRIPTION}
      />
      <div className={css.cover}>
        <ImagePreview url={values.copertina} />
        <div className={css.coverFields}>
          <TextField
            {...field('copertina', 'Un indirizzo https://, oppure un file caricato qui.')}
            inputMode="url"
            maxLength={LONGEST_BOOK_LINK}
          />
          <ImageUpload
            label={bookFieldWords.copertina}
            onUploaded={([copertina = '']) => change({ copertina })}
          />
        </div>
      </div>
      <div className={css.coverFields}>
        <TextArea
          {...field('pagineSaggio', 'Un indirizzo per riga: immagini, oppure il PDF dell’editore.')}
          rows={3}
        />
        <ImageUpload
          label={bookFieldWords.pagineSaggio}
          isMultiple
          onUploaded={(urls) =>
            change(({ pagineSaggio: lines }) => ({
              pagineSaggio: [lines.trim(), ...urls].filter(Boolean).join('\n'),
            }))
          }
        />
      </div>
      <div className={css.pair}>
        <TextField {...field('collana')} maxLength={LONGEST_BOOK_LINE} />
        <TextField {...field('nomeEditore')} maxLength={LONGEST_BOOK_LINE} />
      </div>
      <div className={css.pair}>
        <TextField {...field('titoloEditore')} maxLength={LONGEST_BOOK_LINE} />
        <TextField {...field('autoriEditore')} maxLength={LONGEST_BOOK_LINE} />
      </div>
      <div className={css.triple}>
        <TextField
          {...field('pubblicazione', 'Come 2026 oppure 2026-03-01.')}
          autoComplete="off"
          maxLength={10}
        />
        <TextField {...field('pagine')} inputMode="numeric" autoComplete="off" maxLength={4} />
        <TextField {...field('scheda')} inputMode="url" maxLength={LONGEST_BOOK_LINK} />
      </div>
    </form>
  );
}
