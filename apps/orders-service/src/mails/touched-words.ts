import type { MailSubject } from './mail-subject';

/** Of one piece or of several, as the event has touched them: "questo articolo", "questi articoli". */
export function touchedWords(
  { touched }: Pick<MailSubject, 'touched'>,
  one: string,
  many: string,
): string {
  const pieces = touched.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces === 1 ? one : many;
}
