import { stateVoucherApi } from '@zaino/contracts/orders';
import { formatEuro, toCents, toEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { TextField } from '@zaino/ui/text-field';
import { type ApiError, fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { type KeyboardEvent, useEffect, useState } from 'react';
import disclosure from '../../quote/voucher-field.module.css';
import css from '../../quote/voucher-form.module.css';
import type { FormState } from '../form';
import { voucherAmount } from './voucher-amount';

/** As long as the contract lets a code be. */
const LONGEST_CODE = 40;

interface StateVoucherFieldProps extends FormState {
  /** As families call it. */
  name: string;
}

/** A voucher of the State, behind a disclosure as the shop's own: most families have none. */
export function StateVoucherField(props: StateVoucherFieldProps) {
  const { name, draft, errorOf } = props;
  const isUsed = draft.stateVoucher !== undefined;
  const [isOpen, setOpen] = useState(isUsed);
  const isShown = isOpen || errorOf('stateVoucher.code') !== undefined;
  return (
    <details
      className={disclosure.disclosure}
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Hai un buono dello Stato ({name})?</summary>
      {isShown && <StateVoucherForm {...props} />}
    </details>
  );
}

function StateVoucherForm(props: StateVoucherFieldProps) {
  const { draft, change, errorOf } = props;
  const used = draft.stateVoucher;
  const [typed, setTyped] = useState(used?.code ?? '');
  const { failure, isSending, send } = useSubmission();
  const check = () => {
    const code = typed.replaceAll(/\s/g, '').toUpperCase();
    if (code === '' || isSending) return;
    change((last) => ({ ...last, stateVoucher: undefined }));
    void send(async () => {
      const { name, value } = await fetchJson(stateVoucherApi.check, { body: { code } });
      change((last) => ({ ...last, stateVoucher: { code, name, value } }));
    });
  };
  /** The order must not be sent by it. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    check();
  };
  return (
    <div className={css.form}>
      <p className={css.words}>Paga libri nuovi che ti spediamo a casa, non la spedizione.</p>
      <div className={css.row}>
        <TextField
          label="Codice del buono"
          name="stateVoucher.code"
          value={typed}
          maxLength={LONGEST_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          error={errorOf('stateVoucher.code') ?? (failure && refusalWords(failure))}
        />
        <Button variant="outline" className={css.use} onClick={check}>
          Verifica
        </Button>
      </div>
      <p role="status" className={css.words}>
        {isSending && 'Verifichiamo il buono…'}
        {used && (
          <UsedVoucher
            {...props}
            used={used}
            onEnd={() => {
              setTyped('');
              change((last) => ({ ...last, stateVoucher: undefined }));
            }}
          />
        )}
      </p>
    </div>
  );
}

type Used = NonNullable<FormState['draft']['stateVoucher']>;

interface UsedVoucherProps extends FormState {
  used: Used;
  onEnd: () => void;
}

/** What it pays of the order as it stands. */
function UsedVoucher({ used, onEnd, draft, change, cart, quote }: UsedVoucherProps) {
  const amount = voucherAmount({ draft, cart, quote });
  const wanted = used.wanted?.amount ?? 0;
  // Prices and shipping may be others by now.
  useEffect(() => {
    if (!quote || amount === wanted) return;
    change(({ stateVoucher, ...last }) => ({
      ...last,
      stateVoucher: stateVoucher && withAmount(stateVoucher, amount),
    }));
  }, [quote, amount, wanted, change]);
  return (
    <>
      {quote
        ? usedWords(used.value, { amount, total: quote.totals.total })
        : 'Calcoliamo quanto ne usi…'}{' '}
      <Button variant="text" size="small" onClick={onEnd}>
        Togli questo buono
      </Button>
    </>
  );
}

const refusalWords = (failure: ApiError) => failure.errors[0]?.message ?? failureWords(failure);

function withAmount(used: Used, amount: number): Used {
  const { code } = used;
  return { ...used, wanted: amount > 0 ? { code, amount } : undefined };
}

interface Pays {
  /** In euro. */
  amount: number;
  total: number;
}

function usedWords(value: number, { amount, total }: Pays): string {
  const worth = `Il buono vale ${formatEuro(value)}.`;
  if (amount > 0)
    return `${worth} Per questo ordine ne usi ${formatEuro(amount)}: ${restWords(total, amount)}.`;
  return `${worth} Per usarlo l’ordine deve avere solo libri: ordina a parte gli altri articoli.`;
}

function restWords(total: number, amount: number): string {
  const rest = toEuro(toCents(total) - toCents(amount));
  return rest > 0 ? `restano ${formatEuro(rest)} da pagare online` : 'non resta altro da pagare';
}
