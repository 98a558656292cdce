import { formatAmount, formatEuro } from '@zaino/rules/money';
import { Ruler } from './ruler';

/** In euro; the ruler ends at a whole step that leaves room beyond amount and cap. */
const STEP = 20;
const ROOM = 1.15;

interface CapRulerProps {
  /** What is measured: "Totale da acquistare e tetto del ministero". */
  label: string;
  /** Euro. */
  amount: number;
  /** The ministry's cap in euro. */
  tetto: number;
}

/** What books cost beside the ministry's cap: both amounts, and no verdict. */
export function CapRuler({ label, amount, tetto }: CapRulerProps) {
  const max = Math.ceil((Math.max(tetto, amount) * ROOM) / STEP) * STEP;
  return (
    <Ruler
      label={label}
      value={amount}
      max={max}
      valueText={`${formatEuro(amount)}, tetto del ministero ${formatEuro(tetto)}`}
      notch={{ at: tetto, label: `Tetto del ministero ${formatEuro(tetto)}` }}
      marks={[
        { at: 0, label: '0' },
        { at: max, label: `${formatAmount(max).replace(',00', '')} €` },
      ]}
      step={STEP / 2}
    />
  );
}
