import type { BookState } from '@zaino/contracts/schools';
import { aBook, anAdoption } from '../testing/an-adoption';
import { publish } from '../testing/a-school';
import { startTestService, type TestService } from '../testing/test-service';
import { BookDesk, fillDesk, isbnOf, prati, volta } from './testing/book-desk';

let service: TestService;
let desk: BookDesk;
beforeAll(async () => {
  service = await startTestService(fillDesk);
  desk = new BookDesk(service);
  await desk.count();
});
afterAll(() => service.stop());

describe('the list of books', () => {
  it('has those first that most schools have, then by title', async () => {
    const { libri, totale, annoScolastico } = await desk.list();
    expect(libri.map(({ titolo, scuole, classi }) => [titolo, scuole, classi])).toEqual([
      ['Zattere', 2, 3],
      ['Atlante', 1, 1],
      ['Bussola', 1, 1],
      ['Codice rotto', 0, 0],
      ['Dizionario', 0, 0],
      ['Eco', 0, 0],
    ]);
    expect([totale, annoScolastico]).toEqual([6, 2025]);
  });

  it('tells what is known of each', async () => {
    expect((await desk.list()).libri[0]).toEqual({
      isbn: isbnOf(1),
      titolo: 'Zattere',
      volume: null,
      autore: 'Rossi M.',
      editore: 'Editrice di prova',
      prezzo: 12.34,
      enriched: false,
      tipo: 'isbn',
      conCopertina: false,
      conDescrizione: false,
      scuole: 2,
      classi: 3,
    });
  });

  it('goes by title where that is asked', async () => {
    expect((await desk.titles({ ordine: 'titolo' })).slice(0, 3)).toEqual([
      'Atlante',
      'Bussola',
      'Codice rotto',
    ]);
  });

  it.each<[Record<string, string>, string[]]>([
    [{ cerca: 'ZATT' }, ['Zattere']],
    [{ cerca: 'perche' }, ['Atlante']],
    [{ cerca: 'altra editrice' }, ['Eco']],
    [{ cerca: isbnOf(3) }, ['Bussola']],
    [{ cerca: '978-8800000003' }, ['Bussola']],
    [{ cerca: 'aie12' }, ['Dizionario']],
    [{ cerca: 'niente di simile' }, []],
    [{ editore: 'altra' }, ['Eco']],
    [{ editore: 'editrice ALTRA' }, ['Eco']],
    [{ editore: 'nessuna' }, []],
    [{ scuola: volta }, ['Zattere', 'Bussola']],
    [{ scuola: 'tnmm00002b', cerca: 'buss' }, ['Bussola']],
    [{ scuola: 'media volta' }, ['Zattere', 'Bussola']],
    [{ scuola: 'XXMM00002B' }, []],
  ])('finds by %j', async (query, titles) => expect(await desk.titles(query)).toEqual(titles));

  it.each<[BookState, string[]]>([
    ['da-arricchire', ['Zattere', 'Atlante', 'Bussola', 'Eco']],
    ['arricchiti', []],
    ['senza-prezzo', ['Bussola']],
    ['codice-errato', ['Codice rotto']],
    ['edizione-libera', ['Dizionario']],
  ])('shows those that are %s', async (stato, titles) => {
    expect(await desk.titles({ stato })).toEqual(titles);
  });

  it('counts each state of what is asked for, whatever state is shown', async () => {
    const { stati, totale } = await desk.list({ editore: 'Altra editrice', stato: 'senza-prezzo' });
    expect(totale).toBe(0);
    expect(stati.filter(({ libri }) => libri > 0)).toEqual([
      { stato: 'da-arricchire', libri: 1 },
      { stato: 'senza-copertina', libri: 1 },
      { stato: 'senza-descrizione', libri: 1 },
    ]);
  });

  it('names the school that was found, or those that a name may mean', async () => {
    expect((await desk.list({ scuola: volta })).scuola).toEqual({
      codice: volta,
      nome: 'Scuola Media Volta, Rovereto (TN)',
    });
    const several = await desk.list({ scuola: 'scuola media' });
    expect(several).toMatchObject({ libri: [], totale: 0, scuola: null });
    expect(several.scuole.map(({ codice }) => codice)).toEqual([prati, volta]);
  });

  it('comes page by page', async () => {
    const many = Array.from({ length: 60 }, (_, at) => aBook({ id: 100 + at }));
    await publish(service.database, many);
    await service.refresh();
    const asked = { cerca: 'libro di prova' };
    const pages = [await desk.list(asked), await desk.list({ ...asked, pagina: '2' })];
    expect(pages.map(({ libri, totale }) => [libri.length, totale])).toEqual([
      [50, 60],
      [10, 60],
    ]);
    expect((await desk.list({ ...asked, pagina: '3' })).libri).toEqual([]);
    await desk.count();
  });

  it.each([
    ['stato=persi'],
    ['ordine=prezzo'],
    ['pagina=0'],
    [`cerca=${'a'.repeat(101)}`],
    ['cerca=a&cerca=b'],
  ])('refuses %s', async (query) => {
    const { status, body } = await service.adminCall({ path: `/api/admin/books?${query}` });
    expect([status, body.code]).toEqual([400, 'invalid-input']);
  });
});

describe('the schools of a book', () => {
  it('come with their classes of the newest year', async () => {
    expect(await desk.schools(isbnOf(1))).toEqual({
      totale: 2,
      scuole: [
        {
          codice: prati,
          nome: 'Scuola Media Prati',
          comune: 'Rovereto',
          provincia: 'TN',
          classi: [
            { nome: '1 A', nuova: true },
            { nome: '1 B', nuova: false },
          ],
        },
        {
          codice: volta,
          nome: 'Scuola Media Volta',
          comune: 'Rovereto',
          provincia: 'TN',
          classi: [{ nome: '1 A', nuova: false }],
        },
      ],
    });
  });

  it('are none for a book of last year, nor beyond the last page', async () => {
    expect(await desk.schools(isbnOf(6))).toEqual({ totale: 0, scuole: [] });
    expect(await desk.schools(isbnOf(1), 2)).toEqual({ totale: 2, scuole: [] });
  });

  it('are counted anew after an import, and once for each', async () => {
    await publish(service.database, [anAdoption(3, 2)]);
    await desk.count();
    await desk.count();
    expect((await desk.list({ cerca: 'atlante' })).libri[0]).toMatchObject({ scuole: 2 });
    const [row] = await service.database.query<{ builds: string }[]>(
      'SELECT COUNT(DISTINCT build) AS builds FROM book_school',
    );
    expect(Number(row?.builds)).toBe(1);
  });
});
