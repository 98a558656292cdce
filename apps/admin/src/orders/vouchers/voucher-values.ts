import { type NewVoucher, newVoucherSchema } from '@zaino/contracts/orders';
import { DAYS_REVERSED, FIRST_DAY_MISSING, LAST_DAY_MISSING } from '@zaino/contracts/shared';
import { endOfItalianDay, startOfItalianDay } from '@zaino/rules/italian-day';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';
import * as z from 'zod/mini';

/** All but its days, which the form knows as days and the contract as moments. */
const undatedSchema = z.omit(newVoucherSchema, { validFrom: true, validUntil: true });

/** What a form asks for, or what is wrong with it. Days are whole days of the shop's own time. */
export function readVoucher(form: FormData): { voucher: NewVoucher } | { errors: FieldErrors } {
  const text = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  const undated = {
    code: text('code').toUpperCase(),
    kind: text('kind') === 'amount' ? ('amount' as const) : ('percent' as const),
    value: Number(text('value').replace(',', '.')),
    appliesTo: appliesTo(text('appliesTo')),
    mostUses: text('mostUses') === '' ? null : Number(text('mostUses')),
  };
  const [from, until] = [text('validFrom'), text('validUntil')];
  const errors = { ...validateForm(undatedSchema, undated), ...dayErrors(from, until) };
  if (Object.keys(errors).length > 0) return { errors };
  return {
    voucher: {
      ...undated,
      validFrom: startOfItalianDay(from).toISOString(),
      validUntil: endOfItalianDay(startOfItalianDay(until), 0).toISOString(),
    },
  };
}

function dayErrors(from: string, until: string): FieldErrors {
  return {
    ...(from === '' && { validFrom: FIRST_DAY_MISSING }),
    ...(until === '' && { validUntil: LAST_DAY_MISSING }),
    ...(until < from && { validUntil: DAYS_REVERSED }),
  };
}

function appliesTo(text: string): NewVoucher['appliesTo'] {
  return text === 'books' || text === 'all' ? text : 'products';
}
