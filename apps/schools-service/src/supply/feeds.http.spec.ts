import type { Feed } from '@zaino/contracts/schools';
import { MINUTE_MS } from '@zaino/rules/durations';
import type { TestService } from '../testing/test-service';
import {
  book,
  codice,
  fileOf,
  forgetSupply,
  newer,
  other,
  startWithList,
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

describe('a file', () => {
  it('takes the place of all that was before it, or of its own books alone', async () => {
    const { id } = await desk.add();
    await desk.send(id, fileOf(`${book};1;;;;`, `${other};1;;;;`));
    await desk.send(id, fileOf(`${other};0;;fuori catalogo;;`), { kind: 'partial' });
    expect((await desk.listed(codice, book)).availability?.state).toBe('in-stock');
    expect((await desk.listed(codice, other)).availability?.state).toBe('out-of-print');
    await desk.send(id, fileOf(`${other};5;;;;`));
    expect(await desk.listed(codice, book)).not.toHaveProperty('availability');
    expect((await desk.listed(codice, other)).availability?.state).toBe('in-stock');
  });

  it('counts once: the same again changes nothing, and makes nothing younger', async () => {
    const { id } = await desk.add();
    const file = fileOf(`${book};1;;;;`);
    const first = await desk.send(id, file);
    const again = await desk.send(id, file);
    expect(again).toMatchObject({ state: 'failed', problem: said(/già stato caricato/) });
    expect(await desk.list()).toMatchObject([{ asOf: first.asOf }]);
    const another = await desk.add({ name: 'Altro', folder: 'altro' });
    expect(await desk.send(another.id, file)).toMatchObject({ state: 'active' });
  });

  it('is held where it lost more than half of its books, until somebody decides', async () => {
    const { id } = await desk.add();
    await desk.send(id, fileOf(`${book};1;;;;`, `${other};1;;;;`, `${newer};1;;;;`));
    const held = await desk.send(id, fileOf(`${newer};1;;;;`));
    expect(held).toMatchObject({
      state: 'held',
      rowsGood: 1,
      rowsBefore: 3,
      problem: said(/invece di 3/),
    });
    expect((await desk.listed(codice, book)).availability?.state).toBe('in-stock');
    expect((await desk.decide(held.id, false)).body).toMatchObject({ state: 'discarded' });
    expect(await desk.decide(held.id, true)).toMatchObject({
      status: 409,
      body: { code: 'feed-refused' },
    });
    const again = await desk.send(id, fileOf(`${newer};1;;;;`));
    expect((await desk.decide(again.id, true)).body).toMatchObject({ state: 'active' });
    expect(await desk.listed(codice, book)).not.toHaveProperty('availability');
  });

  it('that is held is not taken any more once a newer one holds', async () => {
    const { id } = await desk.add();
    await desk.send(id, fileOf(`${book};1;;;;`, `${other};1;;;;`, `${newer};1;;;;`));
    const held = await desk.send(id, fileOf(`${newer};1;;;;`));
    await desk.send(id, fileOf(`${other};4;;;;`), { kind: 'partial' });
    expect(await desk.decide(held.id, true)).toMatchObject({
      status: 409,
      body: { detail: 'È più vecchio di un file che è già in uso.' },
    });
  });

  it('lists the lines that could not be used', async () => {
    const { id } = await desk.add();
    const feed = await desk.send(id, fileOf(`${book};1;;;;`, 'niente;1;;;;'));
    expect(feed).toMatchObject({ state: 'active', rowsGood: 1, rowsBad: 1 });
    const { body } = await service.adminCall({
      path: `/api/admin/supply/feeds/${feed.id}/rejects`,
    });
    expect(body).toEqual({
      total: 1,
      rejects: [{ line: 3, reason: 'ISBN «niente» non valido', text: 'niente;1;;;;' }],
    });
  });

  it.each([
    ['without a column for the ISBN', 'Titolo;Disp\nX;1\n', /non ha una colonna per l’ISBN/],
    ['without a line that can be used', fileOf('x;1;;;;'), /nessuna riga utilizzabile/],
  ])('fails %s, and may be sent again', async (_, file, problem) => {
    const { id } = await desk.add();
    expect(await desk.send(id, file)).toMatchObject({ state: 'failed', problem: said(problem) });
    expect(await desk.send(id, file)).toMatchObject({ state: 'failed', problem: said(problem) });
  });

  it('is taken in whole parts alone, and not before all of them are there', async () => {
    const { id: distributor } = await desk.add();
    const content = Buffer.from(fileOf(`${book};1;;;;`));
    const id = await desk.begin(distributor, content.length);
    expect(await desk.sendPart(id, 0, content.subarray(1))).toMatchObject({ status: 409 });
    expect(await desk.sendPart(id, 1, content)).toMatchObject({ status: 409 });
    expect(await desk.end(id)).toMatchObject({
      status: 409,
      body: { detail: said(/non è arrivato/) },
    });
    expect(await desk.sendPart(id, 0, content)).toMatchObject({ body: { success: true } });
    expect(await desk.sendPart(id, 0, content)).toMatchObject({ status: 200 });
    await desk.end(id);
    expect(await desk.end(id)).toMatchObject({ status: 200 });
    expect(await desk.read(id)).toMatchObject({ state: 'active' });
    expect(await desk.sendPart(id, 0, content)).toMatchObject({ status: 409 });
  });

  it('is read anew where the process that read it has died', async () => {
    const { id: distributor } = await desk.add();
    const content = Buffer.from(fileOf(`${book};1;;;;`));
    const id = await desk.begin(distributor, content.length);
    await desk.sendPart(id, 0, content);
    await service.database.query(
      `INSERT INTO supply_row (feed_id, isbn, state) VALUES (?, ?, 'out-of-print')`,
      [id, other],
    );
    await service.database.query(
      `UPDATE supply_feed SET state = 'reading', claim = UUID(), touched_at = ? WHERE id = ?`,
      [new Date(Date.now() - 3 * MINUTE_MS), id],
    );
    expect(await desk.read(id)).toMatchObject({ state: 'active', rowsGood: 1 });
  });

  it('is nobody’s who is no admin', async () => {
    for (const path of ['distributors', 'feeds/1', `books/${book}`]) {
      expect((await service.call({ path: `/api/admin/supply/${path}` })).status).toBe(401);
    }
  });

  it('belongs to a distributor that there is', async () => {
    const begun = await service.adminCall<Feed>({
      method: 'POST',
      path: '/api/admin/supply/distributors/60000/feeds',
      body: { fileName: 'a.csv', kind: 'full', bytes: 1 },
    });
    expect(begun.status).toBe(404);
    expect((await service.adminCall({ path: '/api/admin/supply/feeds/4000000' })).status).toBe(404);
  });
});

describe('a distributor', () => {
  it.each<[string, Partial<ReturnType<typeof aDistributorInput>>, string]>([
    ['without a name', { name: ' ' }, 'name'],
    ['with a folder that is none', { folder: '../x' }, 'folder'],
    ['with days that go backwards', { daysFrom: 3, daysTo: 2 }, 'daysTo'],
    ['with an hour that is none', { cutOff: 24 }, 'cutOff'],
  ])('is refused %s', async (_, input, path) => {
    const { status, body } = await service.adminCall({
      method: 'POST',
      path: '/api/admin/supply/distributors',
      body: aDistributorInput(input),
    });
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  });

  it('is told to the audit log when it is added or set otherwise, as are its files', async () => {
    const { id } = await desk.add();
    await service.adminCall({
      method: 'PUT',
      path: `/api/admin/supply/distributors/${id}`,
      body: aDistributorInput({ daysTo: 4 }),
    });
    const told = await service.auditLog.untilTold(
      String(id),
      'distributors.added',
      'distributors.changed',
    );
    expect(told.find(({ act }) => act === 'distributors.changed')).toMatchObject({
      before: { daysTo: 2 },
      after: { daysTo: 4 },
    });
    const feed = await desk.send(id, fileOf(`${book};1;;;;`));
    const acts = await service.auditLog.untilTold(String(feed.id), 'supply-files.sent');
    expect(acts.find(({ act }) => act === 'supply-files.sent')).toMatchObject({
      subject: { kind: 'supply-file' },
      after: { fileName: 'listino.csv', kind: 'full' },
    });
  });

  it('has a name and a folder of its own', async () => {
    await desk.add();
    const taken = await service.adminCall({
      method: 'POST',
      path: '/api/admin/supply/distributors',
      body: aDistributorInput({ folder: 'altra' }),
    });
    expect(taken).toMatchObject({ status: 409, body: { code: 'distributor-taken' } });
  });
});
