import fc from 'fast-check';
import type { FiscalContent, FiscalLine } from '../documents/fiscal-content';
import { anInvoiceRequest } from '../testing/an-invoice-request';
import { eInvoiceName, fatturaPa } from './fattura-pa';
import { wrongInFatturaPa } from './testing/fattura-pa-rules';
import { elementsAt, readXml } from './testing/read-xml';

const place = { address: 'Via Roma 1', postalCode: '26100', city: 'Cremona', province: 'CR' };
const terms = {
  taxRegime: 'RF01',
  bookNature: 'N2.2',
  isStamped: true,
  seller: place,
  buyer: place,
};

const book: FiscalLine = {
  description: 'Matematica verde 1 (ISBN 9788800000015)',
  quantity: 1,
  totalCents: 3_150,
  vat: 'libro',
};
const supplies: FiscalLine = {
  description: 'Quaderno a righe',
  quantity: 4,
  totalCents: 1_220,
  vat: 'ordinaria',
};

const aDocument = (content: Partial<FiscalContent> = {}, values: object = {}) => ({
  kind: 'fattura' as const,
  year: 2026,
  number: 12,
  sellerId: '',
  issuedAt: new Date('2026-09-13T22:30:00Z'),
  content: {
    seller: { name: 'Zaino Srl', address: '', vatNumber: '01234567897' },
    buyer: anInvoiceRequest(),
    orderNumber: 'ZN-7K3M-9QXD',
    orderedAt: '2026-09-13T10:00:00.000Z',
    credits: null,
    lines: [book, supplies],
    ...content,
  },
  ...values,
});

const textsOf = (xml: string, path: string) =>
  elementsAt(readXml(xml), path).map(({ text }) => text);
const GENERAL = 'FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento';
const GOODS = 'FatturaElettronicaBody/DatiBeniServizi';
const SENT = 'FatturaElettronicaHeader/DatiTrasmissione';

describe('an electronic invoice', () => {
  it('has the sums that were computed by hand: 12,20 € at 22 % are 10,00 € and 2,20 €', () => {
    const xml = fatturaPa(aDocument(), terms);
    expect(wrongInFatturaPa(xml)).toEqual([]);
    expect(textsOf(xml, `${GENERAL}/ImportoTotaleDocumento`)).toEqual(['43.70']);
    expect(textsOf(xml, `${GENERAL}/Numero`)).toEqual(['12/2026']);
    // Half an hour after midnight in Italy.
    expect(textsOf(xml, `${GENERAL}/Data`)).toEqual(['2026-09-14']);
    expect(textsOf(xml, `${GOODS}/DettaglioLinee/PrezzoUnitario`)).toEqual([
      '31.50000000',
      '2.50000000',
    ]);
    expect(textsOf(xml, `${GOODS}/DatiRiepilogo/ImponibileImporto`)).toEqual(['31.50', '10.00']);
    expect(textsOf(xml, `${GOODS}/DatiRiepilogo/Imposta`)).toEqual(['0.00', '2.20']);
    expect(textsOf(xml, `${GOODS}/DatiRiepilogo/Natura`)).toEqual(['N2.2']);
    expect(textsOf(xml, `${GENERAL}/DatiBollo/ImportoBollo`)).toEqual([]);
  });

  it.each([
    [7_747, true, []],
    [7_748, true, ['2.00']],
    [7_748, false, []],
  ])('of %i cents without VAT, stamped %s, has the stamp %j', (totalCents, isStamped, stamp) => {
    const xml = fatturaPa(aDocument({ lines: [{ ...book, totalCents }] }), { ...terms, isStamped });
    expect(wrongInFatturaPa(xml)).toEqual([]);
    expect(textsOf(xml, `${GENERAL}/DatiBollo/ImportoBollo`)).toEqual(stamp);
  });

  it.each([
    [{ recipientCode: 'ABC1234', pec: 'anna@pec.example' }, 'ABC1234', []],
    [{ pec: 'anna@pec.example' }, '0000000', ['anna@pec.example']],
    [{}, '0000000', []],
  ])('to %j goes to %s', (buyer, code, pec) => {
    const xml = fatturaPa(aDocument({ buyer: anInvoiceRequest(buyer) }), terms);
    expect(wrongInFatturaPa(xml)).toEqual([]);
    expect(textsOf(xml, `${SENT}/CodiceDestinatario`)).toEqual([code]);
    expect(textsOf(xml, `${SENT}/PECDestinatario`)).toEqual(pec);
  });

  it('names a company by its partita IVA, and writes what is not Latin with Latin letters', () => {
    const buyer = anInvoiceRequest({
      kind: 'azienda',
      name: 'Łódź & “Figli” <Srl>',
      vatNumber: '01234567897',
      taxCode: '',
    });
    const xml = fatturaPa(aDocument({ buyer }), terms);
    expect(wrongInFatturaPa(xml)).toEqual([]);
    const of = 'FatturaElettronicaHeader/CessionarioCommittente/DatiAnagrafici';
    expect(textsOf(xml, `${of}/Anagrafica/Denominazione`)).toEqual(['Lódz & "Figli" <Srl>']);
    expect(textsOf(xml, `${of}/IdFiscaleIVA/IdCodice`)).toEqual(['01234567897']);
    expect(textsOf(xml, `${of}/CodiceFiscale`)).toEqual([]);
  });

  it('credits another, by its number and day', () => {
    const credits = { number: '12/2026', issuedAt: '2026-09-14T08:00:00.000Z' };
    const document = aDocument({ credits, lines: [supplies] }, { kind: 'credito', number: 13 });
    const xml = fatturaPa(document, terms);
    expect(wrongInFatturaPa(xml)).toEqual([]);
    expect(textsOf(xml, `${GENERAL}/TipoDocumento`)).toEqual(['TD04']);
    const other = 'FatturaElettronicaBody/DatiGenerali/DatiFattureCollegate';
    expect(textsOf(xml, `${other}/IdDocumento`)).toEqual(['12/2026']);
    expect(textsOf(xml, `${other}/Data`)).toEqual(['2026-09-14']);
  });

  it('is called by a number that no other one has, the same each time', () => {
    const name = eInvoiceName(aDocument());
    expect(name).toBe(
      `IT01234567897_${(3_600_012).toString(36).toUpperCase().padStart(5, '0')}.xml`,
    );
    const names = [1, 2, 599_999].flatMap((number) =>
      [2026, 2027, 2119].map((year) => eInvoiceName(aDocument({}, { number, year }))),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((one) => /^IT\d{11}_[A-Z0-9]{5}\.xml$/.test(one))).toBe(true);
  });

  it('is as the rules have it, whatever was bought', () => {
    const line = fc.record({
      description: fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => `Libro ${text}`),
      quantity: fc.integer({ min: 1, max: 40 }),
      totalCents: fc.integer({ min: 0, max: 200_000 }),
      vat: fc.constantFrom<FiscalLine['vat']>(
        'libro',
        'libro-usato',
        'ebook',
        'ordinaria',
        'servizio',
      ),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
        expect(wrongInFatturaPa(fatturaPa(aDocument({ lines }), terms))).toEqual([]);
      }),
    );
  });

  it('that was discarded has another name each time, which no document has, and its number and day', () => {
    const document = aDocument();
    const names = [0, 1, 2, 1_679_615].map((resend) => eInvoiceName(document, resend));
    expect(names).toEqual([
      'IT01234567897_255SC.xml',
      'IT01234567897_Z0001.xml',
      'IT01234567897_Z0002.xml',
      'IT01234567897_ZZZZZ.xml',
    ]);
    const anew = fatturaPa(document, { ...terms, resend: 1 });
    expect(wrongInFatturaPa(anew)).toEqual([]);
    expect(textsOf(anew, `${SENT}/ProgressivoInvio`)).toEqual(['Z0001']);
    expect(anew.replace('>Z0001<', '>255SC<')).toBe(fatturaPa(document, terms));
  });
});

describe('the rules', () => {
  it('find what is wrong', () => {
    const right = fatturaPa(aDocument(), terms);
    const wrong = (from: string, to: string) => wrongInFatturaPa(right.replace(from, to));
    expect(wrong('<Divisa>EUR</Divisa>', '')).toEqual(['DatiGeneraliDocumento: 0 Divisa']);
    expect(wrong('<CAP>26100</CAP>', '<CAP>2610</CAP>')).toEqual(['CAP: 2610']);
    expect(wrong('<Imposta>2.20</Imposta>', '<Imposta>2.40</Imposta>')).toHaveLength(2);
    expect(wrong('<Natura>N2.2</Natura>', '')).not.toEqual([]);
    expect(() => wrong('</Divisa>', '</Valuta>')).toThrow();
  });
});
