import type { CapMargin } from '@zaino/rules/cart-child-totals';
import { formatEuro } from '@zaino/rules/money';
import { CapRuler } from '@zaino/ui/cap-ruler';
import css from './child-head.module.css';

interface CapNoteProps {
  nickname: string;
  margin: CapMargin;
  /** The books cost less than the cover prices by which the cap goes. */
  isReduced: boolean;
}

/** How a child's books stand against the ministry's cap: both amounts, and no verdict. */
export function CapNote({ nickname, margin, isReduced }: CapNoteProps) {
  const { tetto, bookTotal } = margin;
  return (
    <div className={css.cap}>
      <p>{capWords(nickname, margin, isReduced)}</p>
      <CapRuler
        label={`Libri di ${nickname} e tetto del ministero`}
        amount={bookTotal}
        tetto={tetto}
      />
    </div>
  );
}

/** A calm sentence; the cap is the school's to keep, and counts what it makes compulsory. */
export function capWords(
  nickname: string,
  { bookTotal, over }: CapMargin,
  isReduced = false,
): string {
  const books = `libri di ${nickname} costano ${formatEuro(bookTotal)}`;
  const cost = isReduced ? `A prezzo di copertina i ${books}` : `I ${books}`;
  if (over === 0) return `${cost}, quanto il tetto del ministero per la sua classe.`;
  if (over < 0) {
    return `${cost}: ${formatEuro(-over)} sotto il tetto del ministero per la sua classe.`;
  }
  return `${cost}: ${formatEuro(over)} sopra il tetto del ministero, che conta solo i libri obbligatori.`;
}
