import { randomUUID } from 'node:crypto';
import { type BookValues, schoolsEndpoints } from '@zaino/contracts/schools';
import { DAY_MS, SECOND_MS } from '@zaino/rules/durations';
import { anImage } from '@zaino/service/media/testing/image-files';
import { BookEnrichmentEntity } from '../dataset/book-enrichment.entity';
import { BookVariantEntity } from '../import/book-variant.entity';
import { entity, publish } from '../testing/a-school';
import { startTestService, type TestService } from '../testing/test-service';
import { EnrichmentSweep } from './enrichment-sweep';
import { BookDesk, fillDesk, isbnOf, prati } from './testing/book-desk';

let service: TestService;
let desk: BookDesk;
beforeAll(async () => {
  service = await startTestService(fillDesk);
  desk = new BookDesk(service);
  await desk.count();
});
afterAll(() => service.stop());

const isbn = isbnOf(1);

/** What families see of the book in the list of a class. */
async function shown(of = isbn) {
  const answer = await service.get(`/api/getadozionibycodicescuola?codiceScuola=${prati}`);
  const { adozioni } = schoolsEndpoints.adoptions.response.parse(await answer.json());
  return adozioni.find((adoption) => adoption.isbn === of);
}

async function upload(): Promise<string> {
  const { status, body } = await service.adminCall<{ url: string }>({
    method: 'POST',
    path: '/api/books/media',
    headers: { 'content-type': 'image/png' },
    body: await anImage('png', { width: 400 }),
  });
  expect(status).toBe(200);
  return body.url;
}

describe('a book’s page', () => {
  it('tells everything, from the ministry’s data to the prices of its files', async () => {
    const aVariant = (variant: number, prezzoCents: number | null, adoptions: number) =>
      entity(BookVariantEntity, {
        sourceId: 2,
        bookId: 2,
        variant,
        isbn: isbnOf(2),
        titolo: 'ATLANTE',
        sottotitolo: null,
        volume: null,
        autori: 'PERCHE A.',
        editore: 'EDITRICE DI PROVA',
        prezzoCents,
        adoptions,
      });
    await service.database.manager.save([aVariant(1, 1_990, 3), aVariant(2, null, 1)]);
    expect(await desk.read(isbnOf(2))).toEqual({
      isbn: isbnOf(2),
      titolo: 'Atlante',
      sottotitolo: null,
      volume: null,
      autore: 'Perché A.',
      editore: 'Editrice di prova',
      prezzo: 19.9,
      enriched: false,
      vendibile: true,
      motivoNonVendibile: null,
      tipo: 'isbn',
      versione: 0,
      campi: {
        descrizione: '',
        copertina: '',
        pagineSaggio: [],
        collana: '',
        titoloEditore: '',
        autoriEditore: '',
        nomeEditore: '',
        pubblicazione: '',
        pagine: null,
        scheda: '',
      },
      fonti: [],
      annoScolastico: 2025,
      scuole: 1,
      classi: 1,
      prezzi: [
        { annoScolastico: 2025, file: 'ALTTRENTINO000020250901.csv', prezzo: 19.9, righe: 3 },
        { annoScolastico: 2025, file: 'ALTTRENTINO000020250901.csv', prezzo: null, righe: 1 },
      ],
      storia: [],
    });
  });

  it('is not there for a code that no list has', async () => {
    const { status, body } = await service.adminCall({ path: '/api/admin/books/9788800000099' });
    expect([status, body.code]).toEqual([404, 'not-found']);
    expect((await desk.save('9788800000099', 0, { collana: 'Tracce' })).status).toBe(404);
  });
});

describe('a save', () => {
  it('is kept with its source, and shown to families', async () => {
    const cover = await upload();
    const { status, body } = await desk.save(isbn, 0, {
      descrizione: '  Un viaggio sul fiume.  ',
      copertina: cover,
      collana: 'Tracce',
      pagine: 240,
      pubblicazione: '2026-03',
    });
    expect(status).toBe(200);
    expect(body.libro).toMatchObject({
      versione: 1,
      enriched: true,
      campi: {
        descrizione: 'Un viaggio sul fiume.',
        copertina: cover,
        collana: 'Tracce',
        pagine: 240,
      },
    });
    expect(body.libro.fonti).toEqual(
      ['descrizione', 'copertina', 'collana', 'pubblicazione', 'pagine'].map((campo) => ({
        campo,
        fonte: 'person',
        nome: '',
        quando: expect.any(String) as string,
      })),
    );
    expect(body.libro.storia).toMatchObject([
      { changeId: body.changeId, tipo: 'save', libri: 1, annullata: false },
    ]);
    expect(body.libro.storia[0]?.campi[0]).toEqual({
      campo: 'descrizione',
      prima: '',
      dopo: 'Un viaggio sul fiume.',
    });
    expect(await shown()).toMatchObject({
      enriched: true,
      descrizione: 'Un viaggio sul fiume.',
      copertina: `${cover}/320.webp`,
    });
    const [row] = (await desk.list({ cerca: isbn })).libri;
    expect(row).toMatchObject({ enriched: true, conCopertina: true, conDescrizione: true });
    const image = await service.get(`${cover}/320.webp`);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const [told] = await service.auditLog.untilTold(isbn, 'books.saved');
    expect(told).toMatchObject({
      source: 'schools',
      subject: { kind: 'book', id: isbn },
      before: { descrizione: '', collana: '' },
      after: { descrizione: 'Un viaggio sul fiume.', collana: 'Tracce', pagine: 240 },
    });
  });

  it('leaves what it does not name, and shows a long description shortened in the list', async () => {
    const { versione } = await desk.read(isbn);
    const long = 'parola '.repeat(300).trim();
    const { body } = await desk.save(isbn, versione, { descrizione: long });
    expect(body.libro.campi).toMatchObject({ descrizione: long, collana: 'Tracce' });
    service.advance(30 * SECOND_MS);
    await service.refresh();
    const text = (await shown())?.descrizione ?? '';
    expect(text.length).toBeLessThanOrEqual(501);
    expect(text).toMatch(/parola…$/);
  });

  it('is plain text, whatever it looks like', async () => {
    const { versione } = await desk.read(isbn);
    const descrizione = '<script>alert(1)</script> & "virgolette"';
    const { body } = await desk.save(isbn, versione, { descrizione });
    expect(body.libro.campi.descrizione).toBe(descrizione);
  });

  it('over somebody else’s is refused, and nothing of it is kept', async () => {
    const { versione } = await desk.read(isbn);
    expect((await desk.save(isbn, versione, { collana: 'La mia' })).status).toBe(200);
    const late = await desk.save(isbn, versione, { collana: 'La tua' });
    expect([late.status, late.body.code]).toEqual([409, 'book-changed']);
    expect((await desk.read(isbn)).campi.collana).toBe('La mia');
    // What is as it should be already has nothing to refuse.
    expect((await desk.save(isbn, versione, { collana: 'La mia' })).status).toBe(200);
  });

  it('by two at once is one’s', async () => {
    const { versione } = await desk.read(isbn);
    const both = await Promise.all(
      ['Prima', 'Seconda'].map((collana) => desk.save(isbn, versione, { collana })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each<[string, Partial<BookValues>, string]>([
    ['an address that is no image', { copertina: 'http://example.com/a.png' }, 'campi.copertina'],
    [
      'an image that is gone',
      { copertina: `/api/books/media/${'0'.repeat(32)}` },
      'campi.copertina',
    ],
    ['an image of a product', { copertina: `/api/media/${'0'.repeat(32)}` }, 'campi.copertina'],
    ['a sample that is no address', { pagineSaggio: ['pagina.pdf'] }, 'campi.pagineSaggio.0'],
    ['a day that is none', { pubblicazione: '2026-13-01' }, 'campi.pubblicazione'],
    ['pages below one', { pagine: 0 }, 'campi.pagine'],
    ['a text beyond the limit', { descrizione: 'a'.repeat(4_001) }, 'campi.descrizione'],
    ['a link with a script', { scheda: 'javascript:alert(1)' }, 'campi.scheda'],
  ])('of %s is refused by the name of the field', async (_, campi, path) => {
    const { versione } = await desk.read(isbn);
    const { status, body } = await desk.save(isbn, versione, campi);
    expect([status, body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
    expect((await desk.read(isbn)).versione).toBe(versione);
  });
});

describe('what an import brought along', () => {
  const other = isbnOf(2);

  it('is shown, and gives way to what a person says', async () => {
    await publish(service.database, [
      entity(BookEnrichmentEntity, { isbn: other, descrizione: 'Dal file', copertina: null }),
    ]);
    await service.refresh();
    const { campi, fonti, versione } = await desk.read(other);
    expect(campi.descrizione).toBe('Dal file');
    expect(fonti).toEqual([{ campo: 'descrizione', fonte: 'file', nome: '', quando: null }]);
    const { body } = await desk.save(other, versione, { descrizione: '' });
    expect(body.libro).toMatchObject({ enriched: false, campi: { descrizione: '' } });
    expect(body.libro.fonti[0]).toMatchObject({ campo: 'descrizione', fonte: 'person' });
    await desk.undo(body.changeId);
    expect((await desk.read(other)).fonti).toEqual(fonti);
  });
});

describe('an undo', () => {
  const third = isbnOf(3);

  it('brings a book back field by field, and can be undone itself', async () => {
    const first = await desk.save(third, 0, { descrizione: 'Uno', collana: 'A' });
    const second = await desk.save(third, 1, { descrizione: 'Due' });
    const undone = await desk.undo(second.body.changeId);
    expect(undone.body).toMatchObject({ libri: 1, leftOut: [] });
    expect((await desk.read(third)).campi).toMatchObject({ descrizione: 'Uno', collana: 'A' });
    const redone = await desk.undo(undone.body.changeId);
    expect((await desk.read(third)).campi.descrizione).toBe('Due');
    await desk.undo(redone.body.changeId);
    await desk.undo(first.body.changeId);
    expect((await desk.read(third)).campi).toMatchObject({ descrizione: '', collana: '' });
    expect((await desk.read(third)).fonti).toEqual([]);
  });

  it('leaves a field that somebody has changed since, and names the book', async () => {
    const { versione } = await desk.read(third);
    const both = await desk.save(third, versione, { descrizione: 'Uno', collana: 'A' });
    await desk.save(third, versione + 1, { collana: 'B' });
    const { body } = await desk.undo(both.body.changeId);
    expect(body).toMatchObject({
      libri: 1,
      leftOut: [{ id: third, nome: 'Bussola', motivo: 'È stato modificato nel frattempo' }],
    });
    expect((await desk.read(third)).campi).toMatchObject({ descrizione: '', collana: 'B' });
  });

  it('is done once, of two who try at the same time by one', async () => {
    const { versione } = await desk.read(third);
    const { body } = await desk.save(third, versione, { scheda: 'https://editrice.example/1' });
    const both = await Promise.all([desk.undo(body.changeId), desk.undo(body.changeId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused where there is nothing to undo, and after 30 days', async () => {
    expect((await desk.undo(randomUUID())).status).toBe(404);
    const { versione } = await desk.read(third);
    const { body } = await desk.save(third, versione, { collana: 'Vecchia' });
    service.advance(31 * DAY_MS);
    const late = await desk.undo(body.changeId);
    expect([late.status, late.body.code]).toEqual([409, 'book-undo-refused']);
    const sweep = service.app.get(EnrichmentSweep, { strict: false });
    expect(await sweep.run()).toBeGreaterThan(0);
    expect((await desk.read(third)).storia).toEqual([]);
    expect((await desk.read(third)).campi.collana).toBe('Vecchia');
  });
});
