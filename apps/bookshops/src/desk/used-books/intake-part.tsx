import type { UsedIntake } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { useScanField } from '@zaino/scanning/use-scan-field';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { RadioGroup } from '@zaino/ui/radio-group';
import { SearchField } from '@zaino/ui/search-field';
import { failureWords } from '@zaino/web/failure-words';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { type FormEvent, type SyntheticEvent, useRef } from 'react';
import { paidTotal } from './draft-copy';
import { DraftRow } from './draft-row';
import { type Intake, useIntake } from './use-intake';
import css from './used-desk-page.module.css';

const tenders = [
  { value: 'cash', label: 'Contanti', hint: 'Soldi tuoi, dati ora alla famiglia.' },
  { value: 'voucher', label: 'Buono della libreria', hint: 'Che spenderà da te.' },
] as const;

interface IntakePartProps {
  onTaken: (intake: UsedIntake) => void;
  onStale: () => void;
}

/** Used books over the counter: scan, look, pay, take in. */
export function IntakePart({ onTaken, onStale }: IntakePartProps) {
  const { element, typed, type, after, focus } = useScanField();
  // What was pressed goes with the books: the next ones can be scanned.
  const intake = useIntake({ onTaken, onGone: focus, onStale });
  const { copies, said } = intake;
  const read = (event: SyntheticEvent) => {
    event.preventDefault();
    // A scanner types faster than the page is drawn.
    const text = (element.current?.value ?? typed).trim();
    if (text !== '') void after(intake.read(text));
  };
  return (
    <>
      <form role="search" onSubmit={read}>
        <SearchField
          ref={element}
          isLarge
          label="Scrivi il codice della famiglia, o scansiona un libro"
          buttonText="Aggiungi"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget: { value } }) => type(value)}
        />
      </form>
      <p role="status" className={css.said}>
        {said}
      </p>
      {copies.length === 0 ? (
        <p className={css.small}>
          Il codice è come US-4K7XQM. Senza codice scansiona i libri: il ritiro si registra lo
          stesso.
        </p>
      ) : (
        <Counter intake={intake} />
      )}
    </>
  );
}

function Counter({ intake }: { intake: Intake }) {
  const { copies, tender, setTender, submission } = intake;
  const form = useRef<HTMLFormElement>(null);
  useFocusAfterSending(form, submission);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void intake.send();
  };
  return (
    <form
      ref={form}
      aria-label="Libri sul banco"
      className={css.counter}
      onSubmit={send}
      noValidate
    >
      <ul className={css.rows}>
        {copies.map((copy) => (
          <DraftRow key={copy.key} copy={copy} intake={intake} />
        ))}
      </ul>
      <RadioGroup
        legend="Come paghi la famiglia"
        options={tenders}
        value={tender}
        onChange={setTender}
      />
      {submission.failure && <Notice tone="error">{failureWords(submission.failure)}</Notice>}
      <Button type="submit" disabled={submission.isSending}>
        {`Ritira ${copies.length === 1 ? '1 libro' : `${copies.length} libri`}, paga ${formatEuro(paidTotal(copies))}`}
      </Button>
    </form>
  );
}
