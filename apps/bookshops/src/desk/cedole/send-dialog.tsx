import { MOST_SENT_CEDOLE } from '@zaino/contracts/orders';
import { counted } from '@zaino/data-table/count-words';
import { italianDay } from '@zaino/rules/italian-day';
import { formatEuro, toCents, toEuro } from '@zaino/rules/money';
import { FormDialog } from '@zaino/ui/form-dialog';
import { Notice } from '@zaino/ui/notice';
import { TextField } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import type { CedolaRow } from './cedola-rows';
import { cedolaNoun } from './cedole-table';

interface SendDialogProps {
  rows: readonly CedolaRow[];
  send: (
    ids: readonly string[],
    day: string,
    textOf: (count: number) => string,
  ) => Promise<unknown>;
  onClose: () => void;
}

/** What goes into a distinta, and what does not; nothing is sent by mail, it is written down. */
export function SendDialog({ rows, send, onClose }: SendDialogProps) {
  const [today] = useState(() => italianDay(new Date()));
  const { isSending, failure, errors, send: call } = useSubmission();
  const ready = rows.filter(({ isReady }) => isReady);
  const comuni = [...new Set(ready.map(({ comune }) => comune))];
  const [comune = ''] = comuni;
  const isTooMuch = ready.length > MOST_SENT_CEDOLE;
  const isOne = comuni.length === 1 && !isTooMuch;
  const sum = toEuro(ready.reduce((all, { amount }) => all + toCents(amount), 0));
  const onSubmit = async (form: FormData) => {
    const isDone = await call(() =>
      send(
        ready.map(({ id }) => id),
        formText(form, 'day'),
        (count) => `Distinta per ${comune}: ${counted(cedolaNoun, count)}`,
      ),
    );
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title="Prepara la distinta"
      submit={isOne ? 'Crea la distinta' : null}
      isSending={isSending}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {isOne && (
        <>
          <p>
            <strong>{comune}</strong>: {counted(cedolaNoun, ready.length)}, {formatEuro(sum)} a
            prezzo di copertina. Da oggi risultano inviate; per un giorno puoi tornare indietro.
          </p>
          <TextField
            type="date"
            name="day"
            label="Data della distinta"
            max={today}
            defaultValue={today}
            required
            error={errors.day}
          />
        </>
      )}
      {isTooMuch && (
        <Notice tone="error">
          In una distinta stanno al massimo {MOST_SENT_CEDOLE} cedole, e ne hai scelte{' '}
          {ready.length}: fanne più di una.
        </Notice>
      )}
      {!isTooMuch && comuni.length > 1 && (
        <Notice tone="error">
          Hai scelto cedole di {comuni.length} Comuni. Una distinta è per un Comune solo: filtra la
          tabella per Comune.
        </Notice>
      )}
      {ready.length < rows.length && (
        <Notice>
          {leftOutWords(rows.length - ready.length)} solo cedole raccolte, con tutti i libri
          consegnati.
        </Notice>
      )}
    </FormDialog>
  );
}

const leftOutWords = (count: number) =>
  `${counted(cedolaNoun, count)} ${count === 1 ? 'resta fuori' : 'restano fuori'}: nella distinta vanno`;
