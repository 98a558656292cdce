import type { AdminClassSupplies, AdminTeacherList } from '@zaino/contracts/catalogue';
import { toCents, toEuro } from '@zaino/rules/money';

type Line = AdminClassSupplies['voci'][number];

/** `12 voci`. */
export const lineCount = (count: number): string => (count === 1 ? '1 voce' : `${count} voci`);

/** Things of which nothing that serves can be bought now. */
export const missingOf = ({ voci }: AdminClassSupplies): Line[] =>
  voci.filter(({ prodotti }) => !prodotti.some(({ disponibile }) => disponibile));

/** What the list costs as families see it at first, in euro: of each thing the first that can be bought. */
export function totalOf({ voci }: AdminClassSupplies): number {
  const cents = voci.map(({ prodotti, quantita }) => {
    const shown = prodotti.find(({ disponibile }) => disponibile) ?? prodotti[0];
    return toCents(shown?.prezzo ?? 0) * quantita;
  });
  return toEuro(cents.reduce((sum, one) => sum + one, 0));
}

/** `1ª B, Scuola Prati`. */
export const teacherListName = ({ anno, sezione, nomeScuola }: AdminTeacherList): string =>
  `${anno}ª ${sezione || 'tutte le sezioni'}, ${nomeScuola}`;
