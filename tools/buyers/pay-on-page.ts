import type { PatientCalls } from './patient-calls';

/** How somebody gets on with the payment page. */
export type PaymentHabit = 'pays' | 'is-declined-first' | 'is-asked-by-bank' | 'abandons';

const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asked: '4000002500003155',
};

interface Page {
  url: string;
  habit: PaymentHabit;
  /** Of the sandbox. */
  origin: string;
}

/** Fills in the card page, again and again where it does not answer. True once it has led back to the shop as paid. */
export async function payOnPage(
  calls: PatientCalls,
  { url, habit, origin }: Page,
): Promise<boolean> {
  const path = new URL(url).pathname;
  const post = (to: string, fields: Record<string, string>) =>
    calls.send({ origins: [origin], path: to, body: new URLSearchParams(fields) });
  const payBy = (numero: string) =>
    post(path, { numero, scadenza: '12/40', cvc: '123', nome: 'Anna Ferrari' });
  if (habit === 'is-declined-first') await payBy(cards.declined);
  let answer = await payBy(habit === 'is-asked-by-bank' ? cards.asked : cards.good);
  if (answer.location?.endsWith('/3ds') === true) {
    answer = await post(`${path}/3ds`, { esito: 'autorizza' });
  }
  // A try whose answer was lost had led on already.
  if (answer.location === path) answer = await payBy(cards.good);
  if (answer.status === 303 && answer.location?.startsWith('http') === true) return true;
  throw new Error(`the payment page answered ${answer.status} ${answer.location ?? ''}`);
}
