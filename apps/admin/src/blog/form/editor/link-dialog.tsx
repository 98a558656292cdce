import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { TextField } from '@zaino/ui/text-field';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { useSubmission } from '@zaino/web/use-submission';
import { useId, useRef, useState } from 'react';
import css from '../article-form.module.css';
import { linkAddress, type LinkPlace } from './editor-links';

interface LinkDialogProps {
  place: LinkPlace;
  onLink: (href: string, words: string) => void;
  onUnlink: () => void;
  onClose: () => void;
}

/** Asks where a link leads, and its words where none are selected. */
export function LinkDialog({ place, onLink, onUnlink, onClose }: LinkDialogProps) {
  const formId = useId();
  const [address, setAddress] = useState(place.href);
  const [words, setWords] = useState(place.text);
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission();
  useFocusAfterSending(form, submission);
  const isLinked = place.href !== '';

  const submit = () => {
    const href = linkAddress(address);
    if (href === null) submission.refuse({ address: 'Serve un indirizzo, come www.esempio.it.' });
    else onLink(href, words.trim() || address.trim());
  };
  return (
    <Dialog
      isOpen
      title="Collegamento"
      onClose={onClose}
      footer={
        <>
          {isLinked && (
            <Button variant="outline" onClick={onUnlink}>
              Togli collegamento
            </Button>
          )}
          <Button type="submit" form={formId}>
            {isLinked ? 'Cambia' : 'Inserisci'}
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
        <TextField
          label="Indirizzo"
          hint="Una pagina del web, un indirizzo email o una pagina nostra, come /search."
          required
          inputMode="url"
          value={address}
          error={submission.errors['address']}
          onChange={({ target }) => {
            setAddress(target.value);
            submission.refuse({});
          }}
        />
        {place.from === place.to && (
          <TextField
            label="Parole da mostrare"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}
