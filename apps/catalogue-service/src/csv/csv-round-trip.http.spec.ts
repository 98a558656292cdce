import { ceMarkings, productInputSchema } from '@zaino/contracts/catalogue';
import fc from 'fast-check';
import { makeMaker } from '../makers/testing/maker-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { CsvClient } from './testing/csv-client';

let service: TestService;
let csv: CsvClient;
beforeAll(async () => {
  service = await startTestService();
  csv = new CsvClient(service);
  await makeMaker(service, { nome: MAKER });
});
afterAll(() => service.stop());

/** A name that a spreadsheet would compute. */
const MAKER = '=Fabbrica; "di" prova';

/** What a file could take for something else, and anything at all. */
const text = fc.oneof(
  fc.string({
    unit: fc.constantFrom(
      ...Array.from('aè;,|\\"\'=+-@#\r\n\t \u00a0\u2028€😀\ufeff\ufffd\0<\u202e\u0301'),
    ),
  }),
  fc.string({ unit: 'binary' }),
);
const product = fc.record({
  nome: text.map((name) => name.trim() || 'x'),
  categoria: fc.constantFrom('Penne', 'penne', 'È, "una"; =categoria', '@b'),
  descrizione: text,
  prezzoOriginale: fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100),
  margine: fc.integer({ min: 0, max: 100_000 }).map((part) => part / 100),
  sconto: fc.integer({ min: 0, max: 10_000 }).map((part) => part / 100),
  fornitore: fc.constantFrom('aliexpress', "'Cartiera = & figli"),
  fornitoreProductId: fc.constantFrom('', '0042', '=1', '-7', "'1"),
  urlAliexpress: fc.constantFrom('', 'https://example.com/?a=1;2|3', 'http://x/="'),
  immagini: fc.subarray(['https://example.com/a|b.png', 'https://example.com/;".png?\\|']),
  tags: fc.uniqueArray(fc.oneof(fc.constantFrom('|', '\\', ' | ', '=1', 'nuovo'), text)),
  active: fc.boolean(),
  inVendita: fc.boolean(),
  pezzi_disponibili: fc.nat(1_000_000),
  pezzi_singolo_acquisto: fc.integer({ min: 1, max: 1_000_000 }),
  valutazione: fc.integer({ min: 0, max: 500 }).map((part) => part / 100),
  numeroRecensioni: fc.nat(10_000_000),
  produttore: fc.constantFrom('', MAKER),
  avvertenze: text,
  marcaturaCe: fc.constantFrom(...ceMarkings),
});

it('changes nothing when an export is imported again', async () => {
  const sendable = product.filter((input) => productInputSchema.safeParse(input).success);
  await fc.assert(
    fc.asyncProperty(fc.array(sendable, { minLength: 1, maxLength: 6 }), async (inputs) => {
      for (const input of inputs) await service.product(input);
      const { text: file } = await csv.export();
      const { status, body } = await csv.preview(file);
      expect({ status, ...body }).toMatchObject({ status: 200, nuovi: 0, esempi: [], errori: [] });
      expect(body.invariati).toBe(body.righe);
      expect(body.righe).toBe(await csv.count());
    }),
    { numRuns: 30 },
  );
});
