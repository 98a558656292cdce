import type { CapMargin } from '@zaino/rules/cart-child-totals';
import { formatAmount, formatEuro } from '@zaino/rules/money';
import { Ruler } from '@zaino/ui/ruler';
import css from './child-head.module.css';

/** In euro; the ruler ends at a whole step that leaves room beyond books and cap. */
const STEP = 20;
const ROOM = 1.15;

interface CapNoteProps {
  nickname: string;
  margin: CapMargin;
  /** The books cost less than the cover prices by which the cap goes. */
  isReduced: boolean;
}

/** How a child's books stand against the ministry's cap: both amounts, and no verdict. */
export function CapNote({ nickname, margin, isReduced }: CapNoteProps) {
  const { tetto, bookTotal } = margin;
  const max = Math.ceil((Math.max(tetto, bookTotal) * ROOM) / STEP) * STEP;
  return (
    <div className={css.cap}>
      <p>{capWords(nickname, margin, isReduced)}</p>
      <Ruler
        label={`Libri di ${nickname} e tetto del ministero`}
        value={bookTotal}
        max={max}
        valueText={`${formatEuro(bookTotal)}, tetto del ministero ${formatEuro(tetto)}`}
        notch={{ at: tetto, label: `Tetto del ministero ${formatEuro(tetto)}` }}
        marks={[
          { at: 0, label: '0' },
          { at: max, label: `${formatAmount(max).replace(',00', '')} €` },
        ]}
        step={STEP / 2}
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
