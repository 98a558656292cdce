import type { BookImportPreview } from '@zaino/contracts/schools';
import { BookDesk, fillDesk } from '../enrichment/testing/book-desk';
import { aBook } from '../testing/an-adoption';
import { publish } from '../testing/a-school';
import { startTestService, type TestService } from '../testing/test-service';
import {
  aProduct,
  onixMessage,
  shortMessage,
  shortProduct,
  wholeValues,
} from './testing/onix-files';

const ofPublisher = '9788800000109';
const other = '9788800000116';

let service: TestService;
let desk: BookDesk;
beforeAll(async () => {
  service = await startTestService(async (database) => {
    await fillDesk(database);
    await publish(database, [
      aBook({ id: 11, isbn: ofPublisher, titoloMostrato: 'Le zattere' }),
      aBook({ id: 12, isbn: other, titoloMostrato: 'Altro libro' }),
    ]);
  });
  desk = new BookDesk(service);
});
afterAll(() => service.stop());

const headers = { 'content-type': 'application/xml' };

const preview = (xml: string) =>
  service.adminCall<BookImportPreview>({
    method: 'POST',
    path: '/api/admin/book-onix/preview?nome=editrice.xml',
    headers,
    body: Buffer.from(xml),
  });

const take = (xml: string, token: string) =>
  service.adminCall<{ changeId: string; modificati: number }>({
    method: 'POST',
    path: `/api/admin/book-onix?nome=editrice.xml&token=${encodeURIComponent(token)}`,
    headers,
    body: Buffer.from(xml),
  });

async function importFile(xml: string) {
  const { body } = await preview(xml);
  const { status, body: done } = await take(xml, body.token);
  expect(status).toBe(200);
  return done;
}

describe('an ONIX file', () => {
  it('is looked at first, then imported, and can be taken back', async () => {
    const xml = shortMessage(
      shortProduct + aProductInShort('9788800000123') + aProductInShort('rotto'),
    );
    const seen = await preview(xml);
    expect(seen.body).toMatchObject({
      righe: 3,
      modificati: 1,
      invariati: 0,
      sconosciuti: 1,
      righeConErrori: 1,
      errori: [{ riga: 3, campo: 'ProductIdentifier' }],
    });
    expect((await desk.read(ofPublisher)).versione).toBe(0);
    const { status, body } = await take(xml, seen.body.token);
    expect([status, body.modificati]).toEqual([200, 1]);
    const book = await desk.read(ofPublisher);
    expect(book.campi).toEqual(wholeValues);
    expect(new Set(book.fonti.map(({ fonte, nome }) => `${fonte} ${nome}`))).toEqual(
      new Set(['onix editrice.xml']),
    );
    await desk.undo(body.changeId);
    expect((await desk.read(ofPublisher)).fonti).toEqual([]);
  });

  it('never overwrites what a person wrote, and may say the rest', async () => {
    await desk.save(other, 0, { descrizione: 'Scritta da noi' });
    const cover = 'https://immagini.editrice.example/2.jpg';
    const xml = onixMessage(aProduct({ isbn: other, description: 'Dell’editore', cover }));
    await importFile(xml);
    const { campi, fonti } = await desk.read(other);
    expect(campi).toMatchObject({ descrizione: 'Scritta da noi', copertina: cover });
    expect(fonti.map(({ campo, fonte }) => [campo, fonte])).toEqual([
      ['descrizione', 'person'],
      ['copertina', 'onix'],
    ]);
    expect((await preview(xml)).body).toMatchObject({ modificati: 0, invariati: 1 });
  });

  it('takes back what the publisher has said, and nothing else', async () => {
    await importFile(onixMessage(aProduct({ isbn: other, notification: '05' })));
    expect((await desk.read(other)).campi).toMatchObject({
      descrizione: 'Scritta da noi',
      copertina: '',
    });
  });

  it('is refused where it is none, and by a token of another one', async () => {
    const none = await preview('<rss/>');
    expect([none.status, none.body.code]).toEqual([400, 'book-file-refused']);
    const empty = await preview('');
    expect([empty.status, empty.body.code]).toEqual([400, 'book-file-refused']);
    const xml = onixMessage(aProduct({ isbn: ofPublisher, description: 'Nuova' }));
    const { token } = (await preview(xml)).body;
    expect((await take(`${xml}\n`, token)).status).toBe(409);
    expect((await take(xml, '')).status).toBe(400);
  });

  it('is refused as JSON', async () => {
    const { status } = await service.adminCall({
      method: 'POST',
      path: '/api/admin/book-onix/preview',
      body: { xml: '<a/>' },
    });
    expect(status).toBe(415);
  });
});

/** A product in short tags of which nothing is said but its number. */
function aProductInShort(isbn: string): string {
  return `<product><a001>${isbn}</a001><a002>03</a002>
    <productidentifier><b221>15</b221><b244>${isbn}</b244></productidentifier></product>`;
}
