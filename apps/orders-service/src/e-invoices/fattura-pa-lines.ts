import type { FiscalLine, PaperVat } from '../documents/fiscal-content';
import { vatSummary, vatTreatments } from '../documents/vat-summary';
import { latinText } from './latin-text';
import type { XmlElement } from './xml';

/** Used goods under the margin scheme, by the code of the Agenzia. */
const MARGIN_NATURE = 'N5';

export interface EInvoiceTaxes {
  /** Why new books have no VAT line (art. 74), by the same codes: what the accountant has to confirm. */
  bookNature: string;
}

/** Each line without its VAT: eight decimals, so that price times quantity is the total and the totals are the sum. */
export function eInvoiceLines(lines: readonly FiscalLine[], taxes: EInvoiceTaxes): XmlElement[] {
  return lines.map(({ description, quantity, totalCents, vat }, index): XmlElement => {
    const { rate } = vatTreatments[vat];
    const net = totalCents / (100 + (rate ?? 0));
    return [
      'DettaglioLinee',
      [
        ['NumeroLinea', String(index + 1)],
        ['Descrizione', latinText(description, 1_000)],
        ['Quantita', quantity.toFixed(2)],
        ['PrezzoUnitario', (net / quantity).toFixed(8)],
        ['PrezzoTotale', net.toFixed(8)],
        ['AliquotaIVA', (rate ?? 0).toFixed(2)],
        rate === null ? ['Natura', natureOf(vat, taxes)] : null,
      ],
    ];
  });
}

/** One for each rate or nature, to the cent as the document on paper has it. */
export function eInvoiceSums(lines: readonly FiscalLine[], taxes: EInvoiceTaxes): XmlElement[] {
  return vatSummary(lines).map(({ vat, rate, note, taxableCents, vatCents }): XmlElement => [
    'DatiRiepilogo',
    [
      ['AliquotaIVA', (rate ?? 0).toFixed(2)],
      rate === null ? ['Natura', natureOf(vat, taxes)] : null,
      ['ImponibileImporto', (taxableCents / 100).toFixed(2)],
      ['Imposta', (vatCents / 100).toFixed(2)],
      rate === null ? null : ['EsigibilitaIVA', 'I'],
      rate === null ? ['RiferimentoNormativo', latinText(note, 100)] : null,
    ],
  ]);
}

/** What of a document bears no VAT. */
export function untaxedCents(lines: readonly FiscalLine[]): number {
  return lines
    .filter(({ vat }) => vatTreatments[vat].rate === null)
    .reduce((sum, { totalCents }) => sum + totalCents, 0);
}

const natureOf = (vat: PaperVat, { bookNature }: EInvoiceTaxes): string =>
  vat === 'libro-usato' ? MARGIN_NATURE : bookNature;
