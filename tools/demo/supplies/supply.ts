/** A product as its line in the CSV file of the catalogue has it; texts of cells are made when it is written. */
export interface DemoSupply {
  nome: string;
  descrizione: string;
  categoria: string;
  /** Euro. */
  prezzoOriginale: number;
  /** Percent. */
  margine: number;
  sconto: number;
  fornitore: string;
  fornitoreProductId: string;
  urlAliexpress: string;
  immagini: readonly string[];
  tags: readonly string[];
  active: boolean;
  inVendita: boolean;
  pezzi_disponibili: number;
  pezzi_singolo_acquisto: number;
  valutazione: number;
  numeroRecensioni: number;
  /** Name of the maker; empty for some, as nobody has told it yet. */
  produttore: string;
  avvertenze: string;
  /** `sì`, `no` or `da verificare`. */
  marcaturaCe: string;
}

/** What it cost before; without one it was not there yet. */
export interface PastPrice {
  daysAgo: number;
  prezzoOriginale: number;
  sconto: number;
}

export interface SupplyWithPast extends DemoSupply {
  /** Oldest first. */
  past: readonly PastPrice[];
}
