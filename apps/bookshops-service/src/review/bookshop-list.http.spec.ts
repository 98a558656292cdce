import { openings } from '../testing/openings';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { applied, opened, list } = openings(() => service);

describe('the list of bookshops', () => {
  it('counts by state, searches by words and has those that wait longest first', async () => {
    await service.bookshop({ name: 'In bozza' });
    await opened('Aperta');
    const { tenant: first } = await applied('Prima');
    service.advance(1_000);
    await applied('Seconda');
    const { bookshops, total, counts } = await list();
    expect(bookshops.slice(0, 2).map(({ name }) => name)).toEqual(['Prima', 'Seconda']);
    expect(total).toBe(4);
    expect(counts).toEqual([
      { filter: 'waiting', bookshops: 2 },
      { filter: 'open', bookshops: 1 },
      { filter: 'paused', bookshops: 0 },
      { filter: 'closed', bookshops: 0 },
    ]);
    expect((await list({ search: 'prima cremona' })).bookshops).toMatchObject([{ id: first.id }]);
    expect((await list({ search: '%' })).total).toBe(0);
    expect((await list({ filter: 'open' })).bookshops).toMatchObject([{ name: 'Aperta' }]);
    expect((await list({ page: '2' })).bookshops).toEqual([]);
  });
});
