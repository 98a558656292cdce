import { formatEuro } from '@zaino/rules/money';

interface CoverPriceProps {
  /** Of one copy, in euro; nothing is said where nothing was taken off it. */
  euro: number | null | undefined;
  className?: string | undefined;
}

/**
 * "Prezzo di copertina 21,60 €" in small print, struck, beside what a copy costs where a bookshop takes something off
 * (Legge 15/2020). Where both are shown to be bought, `Price` does it.
 */
export function CoverPrice({ euro, className }: CoverPriceProps) {
  if (euro == null) return null;
  return (
    <span className={className}>
      Prezzo di copertina <s>{formatEuro(euro)}</s>
    </span>
  );
}
