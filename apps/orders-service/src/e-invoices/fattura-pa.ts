import { italianDay } from '@zaino/rules/italian-day';
import type { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import { fiscalNumber } from '../documents/fiscal-number';
import type { EInvoicePlace } from './e-invoice-place';
import { eInvoiceLines, eInvoiceSums, type EInvoiceTaxes, untaxedCents } from './fattura-pa-lines';
import { latinText } from './latin-text';
import { type XmlElement, xmlOf } from './xml';

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
/** Between private parties; a public administration has a format of its own (FPA12). */
const FORMAT = 'FPR12';
/** Where the buyer has told none. */
const NO_RECIPIENT = '0000000';
/** Virtual stamp on what bears no VAT (Dpr 642/1972): its cost, and above which sum it is due, in cents. */
const STAMP_EURO = '2.00';
const STAMP_ABOVE_CENTS = 7_747;

export interface EInvoiceTerms extends EInvoiceTaxes {
  /** As `RF01`, the ordinary one. */
  taxRegime: string;
  /** Whether what bears no VAT is stamped. */
  isStamped: boolean;
  /** Where the seller and the buyer are. */
  seller: EInvoicePlace;
  buyer: EInvoicePlace;
  /** Of a document that the exchange has discarded: which of the shop's files that are sent anew it is, from 1. */
  resend?: number;
}

type Document = Pick<
  FiscalDocumentEntity,
  'kind' | 'year' | 'number' | 'sellerId' | 'content' | 'issuedAt'
>;

/**
 * An invoice or a credit note of the shop as XML of the Agenzia delle Entrate (FatturaPA 1.2, Provvedimento 89757/2018),
 * by its published rules: elements in their order, text in Latin-1, lengths, amounts with points.
 */
export function fatturaPa(document: Document, terms: EInvoiceTerms): string {
  const { content } = document;
  const body =
    xmlOf(['FatturaElettronicaHeader', header(document, terms)]) +
    xmlOf([
      'FatturaElettronicaBody',
      [
        ['DatiGenerali', general(document, terms)],
        [
          'DatiBeniServizi',
          [...eInvoiceLines(content.lines, terms), ...eInvoiceSums(content.lines, terms)],
        ],
      ],
    ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<p:FatturaElettronica versione="${FORMAT}" xmlns:p="${NAMESPACE}">${body}</p:FatturaElettronica>\n`;
}

/**
 * As the exchange wants it: `IT01234567897_0A3F1.xml`, of the same document always the same. It takes no name twice, so
 * that a document which it has discarded (`resend`, as in the terms) gets one of its own each time.
 */
export function eInvoiceName(document: Document, resend = 0): string {
  return `IT${document.content.seller.vatNumber}_${progressive(document, resend)}.xml`;
}

/**
 * Five letters and digits that no other file of the shop has: 600,000 documents a year until 2116, and behind a Z
 * those that are sent anew.
 */
function progressive({ year, number }: Document, resend: number): string {
  if (resend > 0) return `Z${code(resend, 4)}`;
  return code((year - 2020) * 600_000 + number, 5);
}

const code = (place: number, letters: number) =>
  place.toString(36).toUpperCase().padStart(letters, '0');

function header(document: Document, terms: EInvoiceTerms): XmlElement[] {
  const { seller, buyer } = document.content;
  const recipient = buyer.recipientCode === '' ? NO_RECIPIENT : buyer.recipientCode;
  return [
    [
      'DatiTrasmissione',
      [
        [
          'IdTrasmittente',
          [
            ['IdPaese', 'IT'],
            ['IdCodice', seller.vatNumber],
          ],
        ],
        ['ProgressivoInvio', progressive(document, terms.resend ?? 0)],
        ['FormatoTrasmissione', FORMAT],
        ['CodiceDestinatario', recipient],
        recipient === NO_RECIPIENT ? optional('PECDestinatario', buyer.pec) : null,
      ],
    ],
    [
      'CedentePrestatore',
      [
        [
          'DatiAnagrafici',
          [
            [
              'IdFiscaleIVA',
              [
                ['IdPaese', 'IT'],
                ['IdCodice', seller.vatNumber],
              ],
            ],
            ['Anagrafica', [['Denominazione', latinText(seller.name, 80)]]],
            ['RegimeFiscale', terms.taxRegime],
          ],
        ],
        ['Sede', place(terms.seller)],
      ],
    ],
    [
      'CessionarioCommittente',
      [
        [
          'DatiAnagrafici',
          [
            buyer.vatNumber === ''
              ? null
              : [
                  'IdFiscaleIVA',
                  [
                    ['IdPaese', 'IT'],
                    ['IdCodice', buyer.vatNumber],
                  ],
                ],
            optional('CodiceFiscale', buyer.taxCode),
            ['Anagrafica', [['Denominazione', latinText(buyer.name, 80)]]],
          ],
        ],
        ['Sede', place(terms.buyer)],
      ],
    ],
  ];
}

function place({ address, postalCode, city, province }: EInvoicePlace): XmlElement[] {
  const code: XmlElement[] = /^[A-Z]{2}$/.test(province) ? [['Provincia', province]] : [];
  return [
    ['Indirizzo', latinText(address, 60)],
    ['CAP', postalCode],
    ['Comune', latinText(city, 60)],
    ...code,
    ['Nazione', 'IT'],
  ];
}

function general(document: Document, terms: EInvoiceTerms): XmlElement[] {
  const { content, kind, issuedAt } = document;
  const { credits, lines, orderNumber, orderedAt } = content;
  const total = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const isStamped = terms.isStamped && untaxedCents(lines) > STAMP_ABOVE_CENTS;
  const of: XmlElement = [
    'DatiGeneraliDocumento',
    [
      ['TipoDocumento', kind === 'fattura' ? 'TD01' : 'TD04'],
      ['Divisa', 'EUR'],
      ['Data', italianDay(issuedAt)],
      ['Numero', fiscalNumber(document)],
      isStamped
        ? [
            'DatiBollo',
            [
              ['BolloVirtuale', 'SI'],
              ['ImportoBollo', STAMP_EURO],
            ],
          ]
        : null,
      ['ImportoTotaleDocumento', (total / 100).toFixed(2)],
    ],
  ];
  const order: XmlElement = [
    'DatiOrdineAcquisto',
    [
      ['IdDocumento', latinText(orderNumber, 20)],
      ['Data', italianDay(new Date(orderedAt))],
    ],
  ];
  if (credits === null) return [of, order];
  const credited: XmlElement = [
    'DatiFattureCollegate',
    [
      ['IdDocumento', latinText(credits.number, 20)],
      ['Data', italianDay(new Date(credits.issuedAt))],
    ],
  ];
  return [of, order, credited];
}

const optional = (name: string, text: string): XmlElement | null =>
  text === '' ? null : [name, text];
