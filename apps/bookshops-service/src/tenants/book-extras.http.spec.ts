import {
  ready,
  serviceKeyHeader,
  startTestService,
  type TestService,
} from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const covering = { kind: 'covering', price: 2.5 };
const labelled = { kind: 'labelled-covering', price: 3.05 };

describe('what a bookshop does to books for a price of its own', () => {
  it('is nothing until the owner says so, and stays where a change leaves it out', async () => {
    const { change, read } = await service.bookshop();
    expect((await read()).body.extras).toEqual([]);
    expect((await change({ extras: [covering, labelled] })).body.extras).toEqual([
      covering,
      labelled,
    ]);
    expect((await change({ phone: '0372 1' })).body.extras).toEqual([covering, labelled]);
    expect((await change({ extras: [] })).body.extras).toEqual([]);
  });

  it.each([
    ['free', [{ kind: 'covering', price: 0 }], 'extras.0.price'],
    ['less than nothing', [{ kind: 'covering', price: -1 }], 'extras.0.price'],
    ['dear', [covering, { kind: 'labelled-covering', price: 50.01 }], 'extras.1.price'],
    ['of parts of a cent', [{ kind: 'covering', price: 2.505 }], 'extras.0.price'],
    ['no number', [{ kind: 'covering', price: '2,50' }], 'extras.0.price'],
    ['of a kind of its own', [{ kind: 'gilding', price: 5 }], 'extras.0.kind'],
    ['told twice', [covering, covering], 'extras'],
    ['no list', covering, 'extras'],
  ])('is refused where it is %s, with all else', async (_, extras, path) => {
    const { change, read } = await service.bookshop();
    const { status, body } = await change({ extras, phone: '0372 9' });
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
    expect((await read()).body).toMatchObject({ extras: [], phone: '' });
  });

  it('is what the orders service is told, and ends with the bookshop', async () => {
    const { tenant, change } = await service.approvedBookshop();
    await change({ ...ready, state: 'open', offersPickup: true, extras: [covering] });
    const path = `/internal/tenants/${tenant.id}`;
    const known = await service.call({ path, headers: serviceKeyHeader });
    expect(known.body).toMatchObject({ extras: [covering] });
    await service.call({ method: 'DELETE', path, headers: serviceKeyHeader });
    const closed = await service.call({ path, headers: serviceKeyHeader });
    expect(closed.body).toMatchObject({ state: 'closed', extras: [] });
  });
});
