import { formatAmount } from '@zaino/rules/money';
import { vatTreatments } from '../documents/vat-summary';
import type { DistintaContent } from './distinta-content';

interface InvoiceRow {
  term: string;
  cents: number;
}

/** What the invoice to the Comune says, line by line; the last is its total. */
export function invoiceRows(content: DistintaContent): InvoiceRow[] {
  const percent = (hundredths: number) => `${formatAmount(hundredths / 100)} %`;
  const { publicDiscountHundredths, agreedDiscountHundredths } = content;
  return [
    { term: 'Libri a prezzo di copertina', cents: content.grossCents },
    {
      term: `Sconto di legge per gli enti pubblici, ${percent(publicDiscountHundredths)}`,
      cents: -content.publicDiscountCents,
    },
    ...(agreedDiscountHundredths > 0
      ? [
          {
            term: `Sconto concordato con il Comune, ${percent(agreedDiscountHundredths)}`,
            cents: -content.agreedDiscountCents,
          },
        ]
      : []),
    { term: 'IVA', cents: 0 },
    { term: 'Totale della fattura', cents: content.netCents },
  ];
}

/** What the law has the invoice say: no VAT line, and so no split payment. */
export const invoiceNotes = [
  vatTreatments.libro.note,
  'Senza IVA esposta la scissione dei pagamenti (art. 17-ter, Dpr 633/1972) non si applica.',
];
