import type { sharedListSchema } from '@zaino/contracts/orders';
import type { CartLine } from '@zaino/rules/cart-line';
import { DAY_MS } from '@zaino/rules/durations';
import type { z } from 'zod';
import { startTestService, type TestService } from '../testing/test-service';
import { aCartBook, aCartProduct } from './testing/a-cart-book';

type List = z.infer<typeof sharedListSchema>;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterEach(() => {
  service.schools.isAway = false;
  service.catalogue.isAway = false;
});
afterAll(() => service.stop());

const share = (lines: CartLine[]) =>
  service.call<List>({ method: 'POST', path: '/api/shared-lists', body: { lines } });
const read = (id: string) => service.call<List>({ path: `/api/shared-lists/${id}` });

describe('a shared list', () => {
  it('is read by whoever has its address, with nothing that says for whom it is', async () => {
    service.schools.add({ isbn: '9788899001214', titolo: 'Antologia', prezzo: 19.9 });
    service.catalogue.add({ id: 'P-0001', nome: 'Penne', prezzo: 3.57 });
    const children = [{ childId: 'marco', quantity: 1 }];
    const answer = await share([
      aCartBook({ quantity: 2, children }),
      aCartProduct({ quantity: 3, children }),
    ]);
    const { id, path } = answer.body;
    expect(path).toBe(`/cart?lista=${id}`);
    const list = await read(id);
    expect(list.body).toEqual(answer.body);
    expect(list.body.lines).toMatchObject([
      { type: 'book', titolo: 'Antologia', quantity: 2, prezzo: 19.9, classe: '2', sezione: 'B' },
      { type: 'product', nome: 'Penne', quantity: 3, prezzo: 3.57 },
    ]);
    expect(JSON.stringify(list.body)).not.toContain('marco');
    const [kept] = await service.dataSource.query<object[]>('SELECT * FROM shared_list');
    expect(JSON.stringify(kept)).not.toContain('marco');
  });

  it('shows what the shop knows, and nothing that whoever shared it wrote', async () => {
    service.schools.add({ isbn: '9788899000010', titolo: 'Storia', nomeScuola: 'Scuola vera' });
    service.schools.add({ isbn: '9788899000065', inLista: false });
    const answer = await share([
      aCartBook({
        isbn: '9788899000010',
        titolo: 'Chiama il 899',
        copertina: 'https://evil.example/x.png',
        prezzo: 0.01,
        scuola: { codice: 'CRMM00000X', nome: 'Vinci subito' },
      }),
      aCartBook({ isbn: '9788899000027', titolo: 'Non esiste' }),
      aCartBook({ isbn: '9788899000065', sezione: 'Chiama il numero verde' }),
    ]);
    expect(answer.body.lines).toMatchObject([
      { titolo: 'Storia', copertina: null, scuola: { nome: 'Scuola vera' } },
    ]);
    expect(JSON.stringify(answer.body)).not.toMatch(/Chiama|evil|Vinci|Non esiste/);
  });

  it('has the same address for the same books, and another one for others', async () => {
    service.schools.add({ isbn: '9788899000034' });
    const line = aCartBook({ isbn: '9788899000034' });
    const one = await share([line]);
    const same = await share([{ ...line, titolo: 'Anders' }]);
    const other = await share([{ ...line, quantity: 2 }]);
    expect(same.body.id).toBe(one.body.id);
    expect(other.body.id).not.toBe(one.body.id);
  });

  it('tells prices of now, and those it was shared with while nobody can say', async () => {
    const product = service.catalogue.add({ id: 'P-0002', prezzo: 5 });
    const { id } = (await share([aCartProduct({ id: 'P-0002' })])).body;
    service.catalogue.add({ ...product, prezzo: 6 });
    service.advance(DAY_MS);
    service.catalogue.isAway = true;
    expect((await read(id)).body.lines).toMatchObject([{ prezzo: 5 }]);
    service.catalogue.isAway = false;
    expect((await read(id)).body.lines).toMatchObject([{ prezzo: 6 }]);
  });

  it('is not made of nothing, nor while nobody can say what is in it', async () => {
    const unknown = await share([aCartBook({ isbn: '9788899000041' })]);
    expect(unknown).toMatchObject({ status: 400, body: { code: 'nothing-to-order' } });
    service.schools.isAway = true;
    expect((await share([aCartBook({ isbn: '9788899000058' })])).status).toBe(503);
    expect((await share([])).status).toBe(400);
  });

  it('is gone after half a year, unless it is shared again', async () => {
    service.catalogue.add({ id: 'P-0003' });
    const { id } = (await share([aCartProduct({ id: 'P-0003' })])).body;
    service.advance(100 * DAY_MS);
    await share([aCartProduct({ id: 'P-0003' })]);
    service.advance(179 * DAY_MS);
    expect((await read(id)).status).toBe(200);
    service.advance(2 * DAY_MS);
    expect((await read(id)).status).toBe(404);
  });

  it('is not found where there is none', async () => {
    expect((await read('A'.repeat(22))).status).toBe(404);
    expect((await read('short')).status).toBe(400);
  });
});
