import type { FiscalLine, PaperVat } from './fiscal-content';

interface VatTreatment {
  /** Short, for the line of a table. */
  label: string;
  /** In percent; null where the document has no VAT line. */
  rate: number | null;
  /** What the law has an invoice say of it. */
  note: string;
}

const ORDINARY: VatTreatment = {
  label: '22 %',
  rate: 22,
  note: 'Aliquota ordinaria: art. 16, Dpr 633/1972.',
};

/** How each kind of goods is taxed (Dpr 633/1972; what the accountant has to confirm stands in the decision's page). */
export const vatTreatments: Record<PaperVat, VatTreatment> = {
  libro: {
    label: 'Art. 74',
    rate: null,
    note: 'IVA assolta dall’editore ai sensi dell’art. 74, comma 1, lett. c), Dpr 633/1972.',
  },
  'libro-usato': {
    label: 'Margine',
    rate: null,
    note: 'Regime del margine: art. 36 e seguenti, Dl 41/1995.',
  },
  ebook: {
    label: '4 %',
    rate: 4,
    note: 'Aliquota ridotta: tabella A, parte II, n. 18, Dpr 633/1972.',
  },
  ordinaria: ORDINARY,
  servizio: ORDINARY,
};

const kinds = Object.keys(vatTreatments) as PaperVat[];

export interface VatRow extends VatTreatment {
  vat: PaperVat;
  /** What was paid, VAT included where there is any. */
  grossCents: number;
  taxableCents: number;
  vatCents: number;
}

type Taxed = Pick<FiscalLine, 'vat' | 'totalCents'>;

/** Sums by taxation: what is done to goods counts with all else of its rate. */
export function vatSummary(lines: readonly Taxed[]): VatRow[] {
  return kindSummary(
    lines.map((line) => (line.vat === 'servizio' ? { ...line, vat: 'ordinaria' } : line)),
  );
}

/** Sums by kind; VAT is taken out of each sum once, so that it is rounded once. */
export function kindSummary(lines: readonly Taxed[]): VatRow[] {
  return kinds.flatMap((vat) => {
    const own = lines.filter((line) => line.vat === vat);
    if (own.length === 0) return [];
    const grossCents = own.reduce((sum, { totalCents }) => sum + totalCents, 0);
    const { rate } = vatTreatments[vat];
    const taxableCents = rate === null ? grossCents : Math.round((grossCents * 100) / (100 + rate));
    return [
      { ...vatTreatments[vat], vat, grossCents, taxableCents, vatCents: grossCents - taxableCents },
    ];
  });
}
