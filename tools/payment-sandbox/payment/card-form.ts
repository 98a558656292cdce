import { cardOf } from './cards';
import type { Card } from './cards';

export type CardField = 'email' | 'numero' | 'scadenza' | 'cvc' | 'nome';

/** What was typed and may be shown again: never the number or the code. */
export interface KeptFields {
  email: string;
  nome: string;
}

export interface CheckedForm {
  errors: Partial<Record<CardField, string>>;
  kept: KeptFields;
  card?: Card;
}

/** Reads the form of the card page; `now` in seconds. */
export function checkCardForm(
  form: URLSearchParams,
  email: string | null,
  now: number,
): CheckedForm {
  const value = (name: CardField) => (form.get(name) ?? '').trim().slice(0, 200);
  const number = value('numero').replace(/[\s-]/g, '');
  const expiry = readExpiry(value('scadenza'), now);
  const kept = { email: email ?? value('email'), nome: value('nome') };
  const errors: CheckedForm['errors'] = {
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(kept.email) && {
      email: 'Scrivi un indirizzo e-mail, come nome@esempio.it.',
    }),
    ...(!isCardNumber(number) && {
      numero: 'Il numero della carta non è completo o contiene un errore.',
    }),
    ...(typeof expiry === 'string' && { scadenza: expiry }),
    ...(!/^\d{3,4}$/.test(value('cvc')) && { cvc: 'Scrivi le 3 cifre sul retro della carta.' }),
    ...(kept.nome === '' && { nome: 'Scrivi il nome che si legge sulla carta.' }),
  };
  if (typeof expiry === 'string' || Object.keys(errors).length > 0) return { errors, kept };
  return { errors, kept, card: cardOf(number, expiry.month, expiry.year) };
}

function readExpiry(text: string, now: number): { month: number; year: number } | string {
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/?\s*(?:20)?(\d{2})$/.exec(text) ?? [];
  const expiry = { month: Number(month), year: 2_000 + Number(year) };
  if (expiry.month < 1 || expiry.month > 12) return 'Scrivi mese e anno, come 04/30.';
  const isPast = Date.UTC(expiry.year, expiry.month, 1) <= now * 1_000;
  return isPast ? 'La carta è scaduta.' : expiry;
}

/** Its last digit checks the others (Luhn). */
function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = place % 2 === 1 ? Number(digit) * 2 : Number(digit);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
