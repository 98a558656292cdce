import { MediaStore } from '@zaino/service/media/media-store';
import { aDrawing } from '@zaino/service/media/testing/image-files';
import { type SaveCalls, saveCalls } from '../testing/save-calls';
import { newProduct, startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let calls: SaveCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = saveCalls(service);
});
afterAll(() => service.stop());

describe('POST /api/saveproduct of a new product', () => {
  it('answers with the product, and gives it the defaults', async () => {
    const { status, body } = await calls.create({
      nome: '  Zaino rosso ',
      categoria: 'Zaini',
      prezzoOriginale: 20,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      changeId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      product: {
        id: expect.stringMatching(/^P-\d{4,}$/) as string,
        nome: 'Zaino rosso',
        descrizione: '',
        categoria: 'Zaini',
        immagini: [],
        prezzoOriginale: 20,
        margine: 25,
        sconto: 0,
        prezzoVendita: 25,
        prezzoScontato: 25,
        prezzoMinimo30Giorni: null,
        prezzoMinimoDal: null,
        fornitore: 'aliexpress',
        fornitoreProductId: '',
        urlAliexpress: '',
        active: true,
        inVendita: true,
        pezzi_disponibili: 999,
        pezzi_singolo_acquisto: 1,
        valutazione: 0,
        numeroRecensioni: 0,
        recensioni: null,
        tags: [],
        produttore: '',
        avvertenze: '',
        marcaturaCe: 'da-verificare',
        disponibile: true,
        versione: 1,
        createdAt: expect.any(String) as string,
        updatedAt: body.product.createdAt,
      },
    });
    expect(await calls.read(body.product)).toEqual(body.product);
  });

  it('keeps everything that is sent, and computes what it decides itself', async () => {
    const { id: image } = await service.app
      .get(MediaStore, { strict: false })
      .keepDrawing(aDrawing());
    const sent = {
      nome: 'Set di squadre',
      descrizione: 'Due squadre\ne un goniometro',
      categoria: 'Geometria',
      immagini: ['https://immagini.example/squadra.jpg', '', `/api/media/${image}`],
      prezzoOriginale: 4.02,
      margine: 12.5,
      sconto: 25,
      fornitore: 'Arda',
      fornitoreProductId: 'AR-1',
      urlAliexpress: 'https://arda.example/squadre?id=1',
      active: false,
      inVendita: false,
      pezzi_disponibili: 3,
      pezzi_singolo_acquisto: 2,
      valutazione: 4.5,
      numeroRecensioni: 12,
      tags: ['nuovo', ' geometria ', '', 'nuovo'],
    };
    const wishes = { id: 'P-9999', prezzoVendita: 1, prezzoScontato: 1, createdAt: 'x', altro: 1 };
    const { body } = await calls.create({ ...sent, ...wishes });
    const { product } = body;
    expect(product).toMatchObject({
      ...sent,
      immagini: [sent.immagini[0], sent.immagini[2]],
      tags: ['nuovo', 'geometria'],
      prezzoVendita: 4.52,
      prezzoScontato: 3.39,
      prezzoMinimo30Giorni: null,
      disponibile: false,
    });
    expect(product.id).not.toBe('P-9999');
    expect(product).not.toHaveProperty('altro');
  });

  it.each([
    [{ disponibile: false }, false],
    [{ disponibile: true }, true],
    [{ disponibile: false, inVendita: true }, true],
    [{}, true],
  ])('is offered by %j: %s', async (fields, expected) => {
    const { body } = await calls.create({ ...newProduct, ...fields });
    expect(body.product.inVendita).toBe(expected);
  });

  it('files under a category or supplier that differs in case and accents only', async () => {
    const first = await calls.create({
      ...newProduct,
      categoria: 'Attività',
      fornitore: 'Città Carta',
    });
    const second = await calls.create({
      ...newProduct,
      categoria: 'ATTIVITA',
      fornitore: 'citta carta',
    });
    for (const { body } of [first, second]) {
      expect(body.product).toMatchObject({ categoria: 'Attività', fornitore: 'Città Carta' });
    }
  });

  it('makes a category once when ten products ask for it at the same time', async () => {
    const saves = Array.from({ length: 10 }, (_, n) =>
      calls.create({
        ...newProduct,
        categoria: n % 2 ? 'Contemporanea' : 'CONTEMPORANEA',
        fornitore: n % 2 ? 'Nuovissimo' : 'NUOVISSIMO',
      }),
    );
    const answers = await Promise.all(saves);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.product.categoria)).size).toBe(1);
    for (const [table, name] of [
      ['category', 'contemporanea'],
      ['supplier', 'nuovissimo'],
    ]) {
      const select = `SELECT id FROM ${table} WHERE name = ?`;
      const rows = await service.database.query<unknown[]>(select, [name]);
      expect(rows).toHaveLength(1);
    }
  });

  it('has no productId, and an edit has one', async () => {
    const one = await service.product();
    const { nome, categoria, prezzoOriginale } = newProduct;
    const product = { nome, categoria, prezzoOriginale, versione: 1 };
    for (const [body, path] of [
      [{ product, isEdit: false, productId: one.id }, 'productId'],
      [{ product, isEdit: true, productId: null }, 'productId'],
      [{ product, isEdit: true }, 'productId'],
      [
        { product: { ...product, versione: undefined }, isEdit: true, productId: one.id },
        'product.versione',
      ],
      [{ product, isEdit: true, productId: '412' }, 'productId'],
      [{ product, isEdit: true, productId: 'P-0000' }, 'productId'],
      [{ product, productId: one.id }, 'isEdit'],
      [{ product, isEdit: 'true', productId: one.id }, 'isEdit'],
      [{ isEdit: false }, 'product'],
      [{ product, isEdit: false, extra: 1 }, ''],
    ] as const) {
      const { status, body: problem } = await calls.post(body);
      expect([status, problem.success]).toEqual([400, false]);
      expect(problem.errors?.map((error) => error.path)).toEqual([path]);
    }
    expect(await calls.read(one)).toEqual(one);
    // Left out, it is a new product all the same.
    expect((await calls.post({ product, isEdit: false })).status).toBe(200);
  });

  it.each<[string, unknown]>([
    ['nome', ''],
    ['nome', '   '],
    ['nome', undefined],
    ['nome', 'a'.repeat(201)],
    ['nome', 7],
    ['nome', ['a']],
    ['descrizione', 'a'.repeat(20_001)],
    ['categoria', ''],
    ['categoria', 'a'.repeat(61)],
    ['categoria', undefined],
    ['fornitore', ''],
    ['fornitore', null],
    ['prezzoOriginale', undefined],
    ['prezzoOriginale', -0.01],
    ['prezzoOriginale', 100_000],
    ['prezzoOriginale', 1e300],
    ['prezzoOriginale', 1.005],
    ['prezzoOriginale', '3'],
    ['prezzoOriginale', Number.NaN],
    ['margine', -1],
    ['margine', 1_000.01],
    ['margine', Infinity],
    ['sconto', -1],
    ['sconto', 100.01],
    ['pezzi_disponibili', -1],
    ['pezzi_disponibili', 1.5],
    ['pezzi_disponibili', 1_000_001],
    ['pezzi_singolo_acquisto', 0],
    ['pezzi_singolo_acquisto', -3],
    ['valutazione', 5.1],
    ['valutazione', -1],
    ['numeroRecensioni', -1],
    ['numeroRecensioni', 1e12],
    ['active', 'true'],
    ['inVendita', 1],
    ['tags', 'nuovo'],
    ['tags', Array(31).fill('a')],
    ['immagini', Array(21).fill('https://immagini.example/a.jpg')],
    ['urlAliexpress', 'javascript:alert(1)'],
    ['urlAliexpress', ' JaVaScRiPt:alert(1)'],
    ['urlAliexpress', 'java\nscript:alert(1)'],
    ['urlAliexpress', 'data:text/html,<script>'],
    ['urlAliexpress', '//arda.example'],
    ['urlAliexpress', `https://a.example/${'a'.repeat(2_000)}`],
  ])('refuses %s %j', async (field, value) => {
    const { status, body } = await calls.create({ ...newProduct, [field]: value });
    expect([status, body.success, body.code]).toEqual([400, false, 'invalid-input']);
    expect(body.errors?.map(({ path }) => path)).toEqual([`product.${field}`]);
    expect(typeof body.error).toBe('string');
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'http://immagini.example/a.jpg',
    '/api/media/../getproducts',
    'https://user:pass@immagini.example/a.jpg',
    'file:///etc/passwd',
    'vbscript:x',
  ])('refuses the image %s', async (url) => {
    const { status, body } = await calls.create({ ...newProduct, immagini: [url] });
    expect(status).toBe(400);
    expect(body.errors?.map(({ path }) => path)).toEqual(['product.immagini.0']);
  });

  it.each<[string, object]>([
    ['nothing at all', { prezzoOriginale: 0, margine: 0 }],
    [
      'the most',
      { prezzoOriginale: 99_999.99, margine: 1_000, sconto: 100, pezzi_disponibili: 1_000_000 },
    ],
  ])('takes %s', async (_, fields) => {
    expect((await calls.create({ ...newProduct, ...fields })).status).toBe(200);
  });

  it('stores HTML and scripts as the text that they are', async () => {
    const nome = `<img src=x onerror="alert(1)"> '; DROP TABLE product; -- "\\ €🎒`;
    const descrizione = '<script>alert(1)</script>\u0000\u202e fine';
    const tags = ['<b>nuovo</b>', '"); --'];
    const { body } = await calls.create({
      ...newProduct,
      nome,
      descrizione,
      tags,
      categoria: '<i>Arte',
    });
    expect(await calls.read(body.product)).toMatchObject({
      nome,
      descrizione,
      tags,
      categoria: '<i>Arte',
    });
  });

  it('refuses keys of the prototype, and a description of 5 MB', async () => {
    const headers = { ...(await service.signIn()), 'content-type': 'application/json' };
    const send = async (body: string) => {
      return (await service.send('/api/saveproduct', { method: 'POST', headers, body })).status;
    };
    const product = JSON.stringify(newProduct).slice(1);
    expect(await send(`{"isEdit":false,"product":{"__proto__":{"active":false},${product}}`)).toBe(
      400,
    );
    expect(await send(`{"isEdit":false,"product":{"prezzoOriginale":NaN}}`)).toBe(400);
    const long = JSON.stringify({ ...newProduct, descrizione: 'a'.repeat(5_000_000) });
    expect(await send(`{"isEdit":false,"product":${long}}`)).toBe(413);
  });

  it('has room for all that the contract allows', async () => {
    const url = (n: number) => `https://immagini.example/${n}/`.padEnd(2_000, '€');
    const { status, body } = await calls.create({
      ...newProduct,
      nome: '€'.repeat(200),
      descrizione: '🎒'.repeat(10_000),
      categoria: '€'.repeat(60),
      fornitore: 'È'.repeat(60),
      fornitoreProductId: '€'.repeat(100),
      urlAliexpress: `https://a.example/${'€'.repeat(1_900)}`,
      immagini: Array.from({ length: 20 }, (_, n) => url(n)),
      tags: Array.from({ length: 30 }, (_, n) => `${n}`.padEnd(40, '€')),
    });
    expect(status).toBe(200);
    expect(body.product.immagini).toHaveLength(20);
    expect(await calls.read(body.product)).toEqual(body.product);
  });
});
