import type { BookImportPreview, BookValues } from '@zaino/contracts/schools';
import { BookDesk, fillDesk, isbnOf } from '../enrichment/testing/book-desk';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let desk: BookDesk;
beforeAll(async () => {
  service = await startTestService(fillDesk);
  desk = new BookDesk(service);
});
afterAll(() => service.stop());

const path = '/api/admin/book-bulk';
const preview = (isbn: string[], campi: object) =>
  service.adminCall<BookImportPreview>({
    method: 'POST',
    path: `${path}/preview`,
    body: { isbn, campi },
  });
const change = (isbn: string[], campi: Partial<BookValues>, token: string) =>
  service.adminCall<{ changeId: string; modificati: number }>({
    method: 'POST',
    path,
    body: { isbn, campi, token },
  });

describe('a change of several books', () => {
  it('does what its preview told, in one change that can be taken back', async () => {
    await desk.save(isbnOf(2), 0, { collana: 'Tracce' });
    const isbn = [isbnOf(1), isbnOf(2), isbnOf(3), isbnOf(3), '9788800000099'];
    const campi = { collana: 'Tracce' };
    const seen = await preview(isbn, campi);
    expect(seen.status).toBe(200);
    expect(seen.body).toMatchObject({
      righe: 4,
      modificati: 2,
      invariati: 1,
      sconosciuti: 1,
      righeConErrori: 0,
    });
    expect(seen.body.esempi[0]).toEqual({
      riga: 1,
      id: isbnOf(1),
      nome: 'Zattere',
      modifiche: [{ campo: 'collana', prima: '', dopo: 'Tracce' }],
    });
    expect((await desk.read(isbnOf(1))).versione).toBe(0);

    const { status, body } = await change(isbn, campi, seen.body.token);
    expect([status, body.modificati]).toEqual([200, 2]);
    const { fonti, storia } = await desk.read(isbnOf(1));
    expect(fonti).toMatchObject([{ campo: 'collana', fonte: 'person', nome: '' }]);
    expect(storia[0]).toMatchObject({ tipo: 'bulk', libri: 2, annullata: false });
    const told = await service.auditLog.untilTold(body.changeId, 'books.bulk-changed');
    expect(told[0]).toMatchObject({
      subject: { kind: 'book-change', id: body.changeId },
      after: { set: campi, books: 2, first: [isbnOf(1), isbnOf(3)] },
    });

    expect((await desk.undo(body.changeId)).body).toMatchObject({ libri: 2, leftOut: [] });
    expect((await desk.read(isbnOf(1))).campi.collana).toBe('');
    expect((await desk.read(isbnOf(2))).campi.collana).toBe('Tracce');
  });

  it('is refused where books have changed since its preview, or with another change', async () => {
    const isbn = [isbnOf(6)];
    const { token } = (await preview(isbn, { nomeEditore: 'Editrice' })).body;
    const other = await change(isbn, { nomeEditore: 'Altra' }, token);
    expect([other.status, other.body.code]).toEqual([409, 'book-file-refused']);
    await desk.save(isbnOf(6), 0, { descrizione: 'Di un’altra persona' });
    expect((await change(isbn, { nomeEditore: 'Editrice' }, token)).status).toBe(409);
    expect((await desk.read(isbnOf(6))).campi.nomeEditore).toBe('');
  });

  it.each<[string[], object]>([
    [[], { collana: 'A' }],
    [['x'], { collana: 'A' }],
    [Array.from({ length: 501 }, () => isbnOf(1)), { collana: 'A' }],
    [[isbnOf(1)], { pubblicazione: 'marzo' }],
    [[isbnOf(1)], { titolo: 'Un altro' }],
  ])('of %j to %j is refused', async (isbn, campi) =>
    expect((await preview(isbn, campi)).status).toBe(400),
  );
});
