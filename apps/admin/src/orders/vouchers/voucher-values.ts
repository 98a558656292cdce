import type { FieldErrors } from '@zaino/web/use-submission';
import type { Voucher } from './vouchers.api';

type NewVoucher = Omit<Voucher, 'uses' | 'createdAt'>;

/** What a form asks for, or what is wrong with it. Days are whole days of the shop's own time. */
export function readVoucher(form: FormData): { voucher: NewVoucher } | { errors: FieldErrors } {
  const text = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  const value = Number(text('value').replace(',', '.'));
  const mostUses = text('mostUses') === '' ? null : Number(text('mostUses'));
  const checks: [field: string, isWrong: boolean, sentence: string][] = [
    ['code', text('code') === '', 'Scrivi il codice'],
    ['value', !(value > 0), 'Scrivi un numero maggiore di zero'],
    ['validFrom', text('validFrom') === '', 'Scegli il primo giorno'],
    ['validUntil', text('validUntil') === '', 'Scegli l’ultimo giorno'],
    ['validUntil', text('validUntil') < text('validFrom'), 'L’ultimo giorno viene dopo il primo'],
    ['mostUses', mostUses !== null && !(mostUses >= 1), 'Scrivi un numero, o lascia vuoto'],
  ];
  const wrong = checks.filter(([, isWrong]) => isWrong);
  if (wrong.length > 0) {
    return { errors: Object.fromEntries(wrong.map(([field, , words]) => [field, words])) };
  }
  return {
    voucher: {
      code: text('code').toUpperCase(),
      kind: text('kind') === 'amount' ? 'amount' : 'percent',
      value,
      appliesTo: appliesTo(text('appliesTo')),
      validFrom: new Date(`${text('validFrom')}T00:00:00`).toISOString(),
      validUntil: new Date(`${text('validUntil')}T23:59:59`).toISOString(),
      mostUses,
    },
  };
}

function appliesTo(text: string): NewVoucher['appliesTo'] {
  return text === 'books' || text === 'all' ? text : 'products';
}
