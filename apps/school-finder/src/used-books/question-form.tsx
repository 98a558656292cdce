import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { TextArea, TextField } from '@zaino/ui/text-field';
import { usedBooksPath } from '@zaino/rules/used-books-path';
import { formText } from '@zaino/web/form-text';
import { reportError } from '@zaino/web/telemetry';
import { Form, useNavigate } from '@zaino/web/router';
import { putIntoField } from '@zaino/web/put-into-field';
import { type FormEvent, useRef, useState } from 'react';
import { FileButton } from '../book-list/file-ways';
import { codesToAsk, type UsedQuestion, usedBooksAddress } from './used-books-address';
import css from './used-books-page.module.css';

const NO_CODES = 'Non c’è nessun codice ISBN: sono i 13 numeri che cominciano con 978 o 979.';
const NOT_LOADED = 'Le foto non si possono leggere adesso: riprova, oppure scrivi i numeri.';

interface QuestionFormProps {
  question: UsedQuestion;
  /** What is wrong with the municipality. */
  placeError: string | undefined;
}

/** Codes and a place. Sends as a plain form, too; with a script nothing but codes gets into the address. */
export function QuestionForm({ question, placeError }: QuestionFormProps) {
  const navigate = useNavigate();
  const codes = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();
  const { isbns, place } = question;

  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => formText(form, name);
    const known = codesToAsk(text('libri'));
    if (known.length === 0) {
      setError(NO_CODES);
      codes.current?.focus();
      return;
    }
    setError(undefined);
    const chosen = { comune: text('comune'), provincia: text('provincia') };
    const isSame = chosen.comune === '' && chosen.provincia === '';
    void navigate(usedBooksAddress(known, isSame ? { scuola: place.scuola } : chosen));
  };

  return (
    <Form action={usedBooksPath} className={css.form} onSubmit={ask} noValidate>
      <TextArea
        ref={codes}
        label="Codici ISBN dei libri"
        name="libri"
        hint="I 13 numeri sopra il codice a barre, uno per riga. Con un lettore di codici o incollando un testo vanno bene anche tutti insieme."
        error={error}
        rows={5}
        autoComplete="off"
        spellCheck={false}
        defaultValue={isbns.join('\n')}
      />
      <PhotoWay
        onCodes={(found) => {
          const field = codes.current;
          if (field) putIntoField(field, [field.value.trim(), ...found].join('\n').trim());
        }}
      />
      <div className={css.place}>
        <TextField
          label="Vicino a quale comune"
          name="comune"
          defaultValue={place.comune}
          maxLength={100}
          autoComplete="off"
          error={placeError}
          hint="Senza, contiamo tutta l’Italia."
        />
        <TextField
          label="Provincia (facoltativa)"
          name="provincia"
          defaultValue={place.provincia}
          maxLength={100}
          autoComplete="off"
          hint="Se ci sono più comuni con lo stesso nome."
        />
      </div>
      <Button type="submit">Cerca chi li usa</Button>
    </Form>
  );
}

/** Barcodes in photos, read on the device. */
function PhotoWay({ onCodes }: { onCodes: (isbns: readonly string[]) => void }) {
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const read = async (files: readonly File[]) => {
    setBusy(true);
    setNote(null);
    try {
      const reader = await import(
        /* webpackChunkName: 'read-photos' */ '../book-list/photos/read-photos'
      );
      const { codes, note: left } = await reader.readPhotos(files);
      if (codes.isbns.length > 0) onCodes(codes.isbns);
      setNote(left);
    } catch (error) {
      reportError(error);
      setNote(NOT_LOADED);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.photos}>
      <FileButton
        text="Fotografa i codici a barre"
        hint="Sul retro dei libri, anche più codici in una foto. Le foto restano sul tuo dispositivo."
        accept="image/*"
        isMultiple
        isBusy={isBusy}
        onFiles={(files) => void read(files)}
      />
      {note && <Notice tone="error">{note}</Notice>}
    </div>
  );
}
