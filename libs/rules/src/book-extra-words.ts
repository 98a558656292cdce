import { formatEuro, toCents, toEuro } from './money';

/** What a bookshop may do to a book (`extraKinds` of the contract). */
type ExtraKind = 'covering' | 'labelled-covering';

/** As it stands on a screen or a paper. */
export const extraNames: Readonly<Record<ExtraKind, string>> = {
  covering: 'Copertinatura',
  'labelled-covering': 'Copertinatura con etichetta',
};

/** The same within a sentence, with its article. */
export const extraWithArticle: Readonly<Record<ExtraKind, string>> = {
  covering: 'la copertinatura',
  'labelled-covering': 'la copertinatura con etichetta',
};

/** What is to be known before one is chosen: how long it can be dropped (Codice del consumo, art. 59, comma 1, lett. a). */
export const EXTRA_TERMS =
  'La fa e la vende la libreria. Finché non l’ha fatta puoi toglierla dalla pagina dell’ordine, e ti torna quello che hai pagato; la libreria può cominciare appena arriva il libro. Una volta fatta non si rimborsa, anche se poi restituisci il libro.';

const stateWords = { wanted: 'da fare', done: 'fatta', dropped: 'tolta' } as const;

/** `Copertinatura: da fare`. */
export function extraStanding(extra: { kind: ExtraKind; state: keyof typeof stateWords }): string {
  return `${extraNames[extra.kind]}: ${stateWords[extra.state]}`;
}

interface ExtraPrice {
  state: keyof typeof stateWords;
  /** Euro, for all pieces of the line. */
  total: number;
}

/** What it costs beside the books of a line: `2 × 2,50 €`; null where nothing is owed or was paid for it. */
export function extraPriceWords({ state, total }: ExtraPrice, quantity: number): string | null {
  if (state === 'dropped' || total <= 0) return null;
  const cents = toCents(total);
  const isEven = quantity > 1 && cents % quantity === 0;
  return isEven ? `${quantity} × ${formatEuro(toEuro(cents / quantity))}` : formatEuro(total);
}
