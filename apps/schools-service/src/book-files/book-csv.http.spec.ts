import type { BookImportPreview } from '@zaino/contracts/schools';
import { BookDesk, fillDesk, isbnOf } from '../enrichment/testing/book-desk';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let desk: BookDesk;
beforeAll(async () => {
  service = await startTestService(fillDesk);
  desk = new BookDesk(service);
  await desk.count();
});
afterAll(() => service.stop());

async function exported(query = ''): Promise<string> {
  const path = `/api/admin/books.csv${query}`;
  const answer = await service.send(path, { headers: await service.signIn() });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/csv');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="libri-/);
  // `text()` would take the byte order mark away.
  return Buffer.from(await answer.arrayBuffer()).toString();
}

const preview = (csv: string) =>
  service.adminCall<BookImportPreview>({
    method: 'POST',
    path: '/api/admin/book-csv/preview',
    body: { csv },
  });

const take = (csv: string, token: string) =>
  service.adminCall<{ changeId: string; nuovi: number; modificati: number }>({
    method: 'POST',
    path: '/api/admin/book-csv',
    body: { csv, token, nome: 'schede.csv' },
  });

describe('an export of books', () => {
  it('has what the list has, in its order, with codes that a spreadsheet leaves alone', async () => {
    await desk.save(isbnOf(2), 0, {
      descrizione: '=1+1\nseconda riga; con punto e virgola',
      pagineSaggio: ['https://e.example/1.jpg', 'https://e.example/2.pdf'],
      pagine: 120,
    });
    const text = await exported();
    expect(text.startsWith('\ufeffisbn;titolo;autore;editore;prezzo;scuole;descrizione;')).toBe(
      true,
    );
    expect(text.split('\r\n')[1]).toMatch(
      /^978-8800000001;Zattere;Rossi M\.;Editrice di prova;12,34;2;;/,
    );
    expect(text).toContain(
      '"\'=1+1\nseconda riga; con punto e virgola";;https://e.example/1.jpg | https://e.example/2.pdf;;;;;;120;',
    );
  });

  it('keeps to what was asked for', async () => {
    const lines = (await exported('?editore=Altra%20editrice')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Eco');
  });

  it('comes back unchanged', async () => {
    const { body } = await preview(await exported());
    expect(body).toMatchObject({
      righe: 6,
      nuovi: 0,
      modificati: 0,
      invariati: 6,
      righeConErrori: 0,
      sconosciuti: 0,
      errori: [],
      esempi: [],
    });
  });
});

describe('an import of books', () => {
  it('does what its preview told, in one change that can be taken back', async () => {
    const csv = [
      'ISBN;titolo;descrizione;collana;pubblicazione',
      '978-8800000001;Un altro titolo;Un viaggio.;Tracce;01/03/2026',
      '9788800000003;;;Tracce;',
      '9788800000099;;Di nessuna lista;;',
      '9,788E+12;;Rotta;;',
    ].join('\r\n');
    const seen = await preview(csv);
    expect(seen.body).toMatchObject({
      righe: 4,
      modificati: 2,
      invariati: 0,
      sconosciuti: 1,
      righeConErrori: 1,
    });
    expect(seen.body.esempi[0]).toEqual({
      riga: 2,
      id: isbnOf(1),
      nome: 'Zattere',
      modifiche: [
        { campo: 'descrizione', prima: '', dopo: 'Un viaggio.' },
        { campo: 'collana', prima: '', dopo: 'Tracce' },
        { campo: 'pubblicazione', prima: '', dopo: '2026-03-01' },
      ],
    });
    expect(seen.body.errori).toMatchObject([{ riga: 5, campo: 'isbn' }]);
    expect((await desk.read(isbnOf(1))).versione).toBe(0);

    const { status, body } = await take(csv, seen.body.token);
    expect([status, body.modificati, body.nuovi]).toEqual([200, 2, 0]);
    const book = await desk.read(isbnOf(1));
    expect(book).toMatchObject({
      titolo: 'Zattere',
      campi: { descrizione: 'Un viaggio.', collana: 'Tracce', pubblicazione: '2026-03-01' },
    });
    expect(book.fonti[0]).toMatchObject({ campo: 'descrizione', fonte: 'csv', nome: 'schede.csv' });
    expect(book.storia[0]).toMatchObject({ tipo: 'csv', nome: 'schede.csv', libri: 2 });

    expect((await desk.undo(body.changeId)).body).toMatchObject({ libri: 2, leftOut: [] });
    expect((await desk.read(isbnOf(1))).campi.descrizione).toBe('');
  });

  it('is refused where books have changed since its preview, or with another file', async () => {
    const csv = `isbn;collana\n${isbnOf(6)};Nuova`;
    const { token } = (await preview(csv)).body;
    const other = await take(`${csv}!`, token);
    expect([other.status, other.body.code]).toEqual([409, 'book-file-refused']);
    const { versione } = await desk.read(isbnOf(6));
    await desk.save(isbnOf(6), versione, { descrizione: 'Di un’altra persona' });
    expect((await take(csv, token)).status).toBe(409);
    expect((await desk.read(isbnOf(6))).campi.collana).toBe('');
  });

  it.each([
    ['a book twice', `isbn;collana\n${isbnOf(1)};A\n978-8800000001;B`, 'isbn'],
    [
      'an image that is gone',
      `isbn;copertina\n${isbnOf(1)};/api/books/media/${'0'.repeat(32)}`,
      'copertina',
    ],
    ['pages in words', `isbn;pagine\n${isbnOf(1)};cento`, 'pagine'],
    ['cells without a column', `isbn;collana\n${isbnOf(1)};A;B`, ''],
    ['no code', 'collana\nA', 'isbn'],
  ])('names the line with %s', async (_, csv, campo) => {
    const { status, body } = await preview(csv);
    expect([status, body.righeConErrori, body.errori[0]?.campo]).toEqual([200, 1, campo]);
  });

  it.each([
    ['a column that nobody knows', 'isbn;colore\n9788800000001;rosso'],
    ['the traces of another encoding', `isbn;collana\n${isbnOf(1)};Perch\ufffd`],
    ['an open quote', `isbn;collana\n${isbnOf(1)};"A`],
  ])('is refused as a whole with %s', async (_, csv) => {
    const { status, body } = await preview(csv);
    expect([status, body.code]).toEqual([400, 'book-file-refused']);
    expect(body.detail).toMatch(/\.$|\)$/);
  });
});
