import {
  type Distributor,
  schoolsInternalEndpoints,
  type SuppliedBook,
} from '@zaino/contracts/schools';
import { HOUR_MS } from '@zaino/rules/durations';
import { serviceKeyHeader, type TestService } from '../testing/test-service';
import { anIsbn } from './testing/a-distributor';
import {
  book,
  codice,
  fileOf,
  forgetSupply,
  newer,
  newest,
  other,
  startWithList,
  unpriced,
} from './testing/supplied-list';
import { aDistributorInput, supplyDesk } from './testing/supply-desk';

let service: TestService;
let desk: ReturnType<typeof supplyDesk>;
beforeAll(async () => {
  service = await startWithList();
  desk = supplyDesk(service);
});
afterAll(() => service.stop());
beforeEach(() => forgetSupply(service));

const said = (words: RegExp) => expect.stringMatching(words) as string;

describe('what families are told of a book', () => {
  it('is what its distributor has, with the days that it takes', async () => {
    const { id } = await desk.add();
    expect(await desk.listed(codice, book)).not.toHaveProperty('availability');
    const feed = await desk.send(id, fileOf(`${book};12;19,90;;;`));
    expect(feed).toMatchObject({ state: 'active', rowsGood: 1, rowsBad: 0, otherPrices: 0 });
    const listed = await desk.listed(codice, book);
    expect(listed).toMatchObject({ vendibile: true, motivoNonVendibile: null, prezzo: 19.9 });
    expect(listed.availability).toEqual({
      state: 'in-stock',
      days: { from: 1, to: 2 },
      cutOff: 11,
    });
    expect(await desk.listed(codice, other)).not.toHaveProperty('availability');
  });

  it('is the same where it is ordered', async () => {
    const { id } = await desk.add({ cutOff: null });
    await desk.send(id, fileOf(`${book};0;;in arrivo;10/12/2099;`, `${other};0;;fuori catalogo;;`));
    const body = {
      books: [book, other].map((isbn) => ({
        isbn,
        codiceScuola: codice,
        classe: '1',
        sezione: 'A',
      })),
    };
    const answer = await service.send('/internal/books/offers', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...serviceKeyHeader },
      body: JSON.stringify(body),
    });
    const { offers } = schoolsInternalEndpoints.offers.response.parse(await answer.json());
    expect(offers).toMatchObject([
      { vendibile: true, availability: { state: 'on-order', date: '2099-12-10' } },
      { vendibile: false, motivoNonVendibile: 'fuori-catalogo' },
    ]);
  });

  it('is that another edition has taken its place, and the last one of those that can be had', async () => {
    const { id } = await desk.add();
    await desk.send(
      id,
      fileOf(`${book};0;;sostituito;;${newer}`, `${newer};0;;sostituito;;${newest}`),
    );
    expect(await desk.listed(codice, book)).toMatchObject({
      vendibile: false,
      motivoNonVendibile: 'sostituito',
      availability: { state: 'replaced', newIsbn: newer },
      newEdition: { isbn: newest, titolo: 'Edizione nuova', prezzo: 23 },
    });
  });

  it('names no edition that nobody can have, and none that goes round in a circle', async () => {
    const { id } = await desk.add();
    await desk.send(
      id,
      fileOf(
        `${book};0;;sostituito;;${unpriced}`,
        `${other};0;;sostituito;;${newer}`,
        `${newer};0;;sostituito;;${other}`,
      ),
    );
    for (const isbn of [book, other]) {
      const listed = await desk.listed(codice, isbn);
      expect(listed.motivoNonVendibile).toBe('sostituito');
      expect(listed).not.toHaveProperty('newEdition');
    }
  });

  it('never makes a book sold that has no price', async () => {
    const { id } = await desk.add();
    await desk.send(id, fileOf(`${unpriced};12;19,90;;;`));
    expect(await desk.listed(codice, unpriced)).toMatchObject({
      motivoNonVendibile: 'senza-prezzo',
    });
  });

  it('is by the distributor that can bring it first', async () => {
    const slow = await desk.add({ name: 'Lento', folder: 'lento', daysFrom: 4, daysTo: 6 });
    const quick = await desk.add();
    await desk.send(slow.id, fileOf(`${book};50;;;;`, `${other};50;;;;`));
    await desk.send(quick.id, fileOf(`${book};1;;;;`, `${other};0;;fuori catalogo;;`));
    expect((await desk.listed(codice, book)).availability?.days).toEqual({ from: 1, to: 2 });
    expect((await desk.listed(codice, other)).availability?.days).toEqual({ from: 4, to: 6 });
  });

  it('follows the days that a distributor is set to, and forgets one that is not used', async () => {
    const { id } = await desk.add();
    await desk.send(id, fileOf(`${book};1;;;;`));
    const change = (input: Parameters<typeof aDistributorInput>[0]) =>
      service.adminCall<Distributor>({
        method: 'PUT',
        path: `/api/admin/supply/distributors/${id}`,
        body: aDistributorInput(input),
      });
    await change({ daysFrom: 2, daysTo: 3 });
    expect((await desk.listed(codice, book)).availability?.days).toEqual({ from: 2, to: 3 });
    await change({ isUsed: false });
    expect(await desk.listed(codice, book)).not.toHaveProperty('availability');
  });

  it('is not believed once its file is too old, and staff sees that', async () => {
    const { id } = await desk.add();
    await desk.send(id, fileOf(`${book};1;;;;`));
    expect(await desk.list()).toMatchObject([{ isTrusted: true, books: 1 }]);
    service.advance(49 * HOUR_MS);
    expect(await desk.listed(codice, book)).not.toHaveProperty('availability');
    expect(await desk.list()).toMatchObject([{ isTrusted: false, asOf: said(/T/) }]);
  });

  it('is shown to staff with what each distributor says and asks for', async () => {
    const { id } = await desk.add();
    await desk.send(id, fileOf(`${book};7;21,50;;;`));
    const { body } = await service.adminCall<SuppliedBook>({
      path: `/api/admin/supply/books/${book}`,
    });
    expect(body).toMatchObject({
      title: 'Libro di prova 1',
      price: 19.9,
      availability: { state: 'in-stock' },
      offers: [{ distributor: 'Fastlibri', pieces: 7, price: 21.5, isTrusted: true }],
    });
    const unknown = await service.adminCall<SuppliedBook>({
      path: `/api/admin/supply/books/${anIsbn(99)}`,
    });
    expect(unknown.body).toMatchObject({ title: null, price: null, offers: [] });
  });
});
