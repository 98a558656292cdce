import { Button } from '@zaino/ui/button';
import { TextField } from '@zaino/ui/text-field';
import { type KeyboardEvent, useState } from 'react';
import type { QuoteState } from './use-quote';
import css from './voucher-form.module.css';

/** As long as the contract lets a code be. */
const LONGEST_CODE = 40;

export interface VoucherFormProps {
  /** The code in use; empty without one. */
  code: string;
  onUse: (code: string) => void;
  state: Pick<QuoteState, 'quote' | 'isCurrent' | 'failure'>;
}

/** The field of a voucher, and what became of it; its code comes when the disclosure is opened. */
export function VoucherForm({ code, onUse, state }: VoucherFormProps) {
  const [typed, setTyped] = useState(code);
  const voucher = state.isCurrent ? (state.quote?.voucher ?? null) : null;
  const apply = () => onUse(typed.trim().toUpperCase());
  /** The field may stand in the form of the order, which must not be sent by it. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  const isRefused = voucher !== null && !voucher.isValid;
  return (
    <div className={css.form}>
      <div className={css.row}>
        <TextField
          label="Codice del buono"
          value={typed}
          maxLength={LONGEST_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          error={isRefused && (voucher.note || 'Questo buono non vale.')}
        />
        <Button variant="outline" className={css.use} onClick={apply}>
          Usa
        </Button>
      </div>
      <p role="status" className={css.words}>
        {wordsOf(code, voucher, state)}{' '}
        {code !== '' && (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              setTyped('');
              onUse('');
            }}
          >
            Togli il buono
          </Button>
        )}
      </p>
    </div>
  );
}

function wordsOf(
  code: string,
  voucher: { isValid: boolean; note: string } | null,
  { failure }: Pick<QuoteState, 'failure'>,
): string {
  if (code === '') return '';
  if (failure) return 'Ora non riusciamo a controllarlo: riprova tra poco.';
  if (!voucher) return 'Controlliamo il buono…';
  return voucher.isValid ? `Il buono ${code} è applicato. ${voucher.note}`.trim() : '';
}
