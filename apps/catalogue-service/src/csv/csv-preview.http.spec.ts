import { CategoryEntity } from '../products/category.entity';
import { ProductChangeEntity } from '../products/product-change.entity';
import { ProductEntity } from '../products/product.entity';
import { startTestService, type TestService } from '../testing/test-service';
import { CsvClient } from './testing/csv-client';

let service: TestService;
let csv: CsvClient;
beforeAll(async () => {
  service = await startTestService();
  csv = new CsvClient(service);
});
afterAll(() => service.stop());

const counts = () =>
  Promise.all(
    [ProductEntity, CategoryEntity, ProductChangeEntity].map((entity) =>
      service.database.manager.count(entity),
    ),
  );

describe('a preview', () => {
  it('tells what would be new, changed and the same, and changes nothing', async () => {
    const same = await service.product({ nome: 'Uguale' });
    const other = await service.product({ nome: 'Diverso', prezzoOriginale: 3, tags: ['a'] });
    const before = await counts();
    const { status, body } = await csv.preview(
      [
        'id;nome;prezzoOriginale;tags;categoria;prezzoVendita',
        `${same.id};Uguale;2;;quaderni;77`,
        `${other.id};Diverso;4,50;a | b;;`,
        ';Nuovo di zecca;1;;Mai vista;',
      ].join('\n'),
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      righe: 3,
      nuovi: 1,
      modificati: 1,
      invariati: 1,
      errori: [],
      righeConErrori: 0,
      esempi: [
        {
          riga: 3,
          id: other.id,
          nome: 'Diverso',
          modifiche: [
            { campo: 'prezzoOriginale', prima: '3,00', dopo: '4,50' },
            { campo: 'tags', prima: 'a', dopo: 'a | b' },
          ],
        },
        {
          riga: 4,
          id: null,
          nome: 'Nuovo di zecca',
          modifiche: expect.arrayContaining([
            { campo: 'nome', prima: null, dopo: 'Nuovo di zecca' },
            { campo: 'margine', prima: null, dopo: '25' },
            { campo: 'fornitore', prima: null, dopo: 'aliexpress' },
            { campo: 'pezzi_disponibili', prima: null, dopo: '999' },
          ]) as unknown,
        },
      ],
      token: expect.any(String) as string,
    });
    expect(await counts()).toEqual(before);
  });

  it.each<[string, string, string, string]>([
    ['a negative price', 'prezzoOriginale', '-1', 'Serve un numero, come 12,50'],
    ['a huge price', 'prezzoOriginale', '1000000', 'Al massimo 99.999,99'],
    ['a price of three decimals', 'prezzoOriginale', '0,125', 'Al massimo due decimali'],
    [
      'a price in doubt',
      'prezzoOriginale',
      '1.250',
      'Non è chiaro quanto valga: scrivi 1250 oppure 1,25',
    ],
    ['too high a discount', 'sconto', '101', 'Al massimo 100'],
    [
      'pieces in parts',
      'pezzi_disponibili',
      '1,5',
      'Serve un numero intero, scritto solo con cifre',
    ],
    ['no piece to buy', 'pezzi_singolo_acquisto', '0', 'Almeno 1'],
    ['a long name', 'nome', 'a'.repeat(201), 'Al massimo 200 caratteri'],
    ['many tags', 'tags', 'a|'.repeat(20) + 'b|'.repeat(20), 'Al massimo 30 voci'],
    [
      'a script for an address',
      'urlAliexpress',
      'javascript:alert(1)',
      'Serve un indirizzo che comincia con http:// o https://',
    ],
    [
      'a script for an image',
      'immagini',
      'javascript:alert(1)',
      'Serve l’indirizzo di un’immagine, che comincia con https://',
    ],
    [
      'a file for an image',
      'immagini',
      'file:a.png',
      'Serve l’indirizzo di un’immagine, che comincia con https://',
    ],
    [
      'an image that is not there',
      'immagini',
      `/api/media/${'0'.repeat(32)}`,
      'Un’immagine di questo negozio non esiste più',
    ],
    ['no yes and no no', 'active', 'forse', 'Serve «sì» o «no»'],
    [
      'a code that a spreadsheet has shortened',
      'fornitoreProductId',
      '1,005E+15',
      'Il foglio di calcolo ha abbreviato il codice (1,005E+15): usa il formato testo',
    ],
    ['no id', 'id', '42', 'Serve un id come P-0412, oppure nessuno per un prodotto nuovo'],
    ['an id that nobody has', 'id', 'P-99999999', 'Il prodotto P-99999999 non esiste'],
  ])('names line and field of %s', async (_, campo, cell, messaggio) => {
    const others = { nome: 'Buono', categoria: 'Prove', prezzoOriginale: '1', [campo]: cell };
    const head = Object.keys(others);
    const lines = [
      head.join(';'),
      Object.values(others).join(';'),
      head.map((name) => (name === 'id' ? '' : { ...others, [campo]: '' }[name])).join(';'),
    ];
    const { body } = await csv.preview(lines.join('\n'));
    expect(body.errori[0]).toEqual({ riga: 2, campo, messaggio });
    expect(body.righeConErrori).toBeGreaterThanOrEqual(1);
  });

  it('says what a new product lacks', async () => {
    const { body } = await csv.preview('nome;sconto\n;5\n');
    expect(body.errori).toEqual(
      ['nome', 'categoria', 'prezzoOriginale'].map((campo) => ({
        riga: 2,
        campo,
        messaggio: 'Serve per un prodotto nuovo',
      })),
    );
    expect(body).toMatchObject({ righe: 1, nuovi: 0, righeConErrori: 1 });
  });

  it('takes a product once, by its id or by its supplier’s code', async () => {
    const product = await service.product({ fornitore: 'Doppi', fornitoreProductId: 'X1' });
    const { body } = await csv.preview(
      [
        'id;fornitore;fornitoreProductId;nome;categoria;prezzoOriginale',
        `${product.id};;;Primo;;`,
        ';DOPPI;X1;Secondo;;',
        ';Doppi;x1;Altro codice;Prove;1',
        ';Doppi;X2;Nuovo;Prove;1',
        ';Doppi;X2;Nuovo due volte;Prove;1',
      ].join('\n'),
    );
    expect(body).toMatchObject({ modificati: 1, nuovi: 2, righeConErrori: 2 });
    expect(body.errori).toEqual([
      { riga: 3, campo: 'id', messaggio: 'È lo stesso prodotto della riga 2' },
      { riga: 6, campo: 'id', messaggio: 'È lo stesso prodotto della riga 5' },
    ]);
  });

  it('does not guess between two products of the same code', async () => {
    for (let n = 0; n < 2; n += 1) {
      await service.product({ fornitore: 'Ambigui', fornitoreProductId: 'Z' });
    }
    const { body } = await csv.preview('fornitore;fornitoreProductId;nome\nAmbigui;Z;Quale?\n');
    expect(body.errori).toEqual([
      {
        riga: 2,
        campo: 'id',
        messaggio: 'Più prodotti hanno questo codice del fornitore: serve l’id',
      },
    ]);
  });

  it('tells of another encoding before accents are lost', async () => {
    const product = await service.product({ nome: 'Perché no' });
    const broken = new TextDecoder().decode(
      Buffer.from(`id;nome\n${product.id};Perch\xe9 no`, 'latin1'),
    );
    const { status, body } = await csv.preview(broken);
    expect([status, body.code]).toEqual([400, 'csv-refused']);
    expect(body.detail).toMatch(
      /^Il file non è in UTF-8.*«CSV UTF-8».*riga che non si legge è la 2/,
    );
  });

  it.each([
    ['an unknown column', 'nome;colore\nA;b', 'La colonna «colore» è sconosciuta'],
    ['an open quote', 'nome\n"A', 'Dalla riga 2 in poi le virgolette'],
  ])('is refused as a whole for %s', async (_, file, detail) => {
    const { status, body } = await csv.preview(file);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'csv-refused' });
    expect(body.detail).toContain(detail);
  });
});
