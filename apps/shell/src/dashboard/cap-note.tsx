import { formatEuro, toCents, toEuro } from '@zaino/rules/money';
import { CapRuler } from '@zaino/ui/cap-ruler';
import css from './child-sheet.module.css';
import type { ShownList } from './child-sheets.api';

interface CapNoteProps {
  nickname: string;
  list: Extract<ShownList, { kind: 'list' }>;
  /** What is still to buy, in euro. */
  toBuy: number;
}

/** What the year's books have cost beside the ministry's cap, and what is left; nothing where either is not known. */
export function CapNote({ nickname, list: { tetto, spent }, toBuy }: CapNoteProps) {
  if (tetto === null || spent === null) return null;
  return (
    <div className={css.cap}>
      <p>
        {capWords(spent, tetto)}
        {toBuy > 0 && ` Quello che manca costa ${formatEuro(toBuy)}.`}
      </p>
      <CapRuler
        label={`Libri comprati per ${nickname} e tetto del ministero`}
        amount={spent}
        tetto={tetto}
      />
    </div>
  );
}

/** A calm sentence; the cap is the school's to keep, and counts what it makes compulsory. */
function capWords(spent: number, tetto: number): string {
  const left = toEuro(toCents(tetto) - toCents(spent));
  const ofYear = `Speso quest’anno, a prezzo di copertina: ${formatEuro(spent)}`;
  if (left < 0) {
    return `${ofYear}, ${formatEuro(-left)} sopra il tetto del ministero, che conta solo i libri obbligatori.`;
  }
  return `${ofYear}. Al tetto del ministero per la sua classe restano ${formatEuro(left)}.`;
}
