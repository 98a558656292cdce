import { FakeReservations, makeReservations, serviceDown } from './testing/reservations';

type List = Awaited<ReturnType<FakeReservations['begin']>>['list'];
const ids = (list: List) => list.get().rows.map(({ id }) => id);

describe('the rows of a table', () => {
  async function begin(rows = makeReservations(5), pageSize = 2) {
    const service = new FakeReservations(rows);
    service.pageSize = pageSize;
    const { list } = await service.begin();
    return { service, list };
  }

  it('are shown from the first page on, and the rest comes page by page', async () => {
    const { service, list } = await begin();
    expect(list.get()).toMatchObject({ total: 5, isLoading: true, failure: null });
    expect(ids(list)).toEqual(['R-1', 'R-2']);
    const seen: number[] = [];
    list.subscribe(() => seen.push(list.get().rows.length));
    await list.load();
    expect(ids(list)).toHaveLength(5);
    expect(seen).toContain(4);
    expect(list.get().isLoading).toBe(false);
    expect(service.pages).toBe(3);
  });

  it('stay when a page fails, and go on from there', async () => {
    const { service, list } = await begin();
    service.failure = serviceDown();
    await list.load();
    expect(list.get()).toMatchObject({ isLoading: false, failure: { kind: 'unavailable' } });
    expect(ids(list)).toHaveLength(2);
    service.failure = null;
    await list.load();
    expect(list.get().failure).toBeNull();
    expect(ids(list)).toEqual(['R-1', 'R-2', 'R-3', 'R-4', 'R-5']);
  });

  it('begin with a failure where not even the first page came', async () => {
    const service = new FakeReservations(makeReservations(3));
    service.failure = serviceDown();
    const { list } = await service.begin();
    expect(list.get()).toMatchObject({ rows: [], total: null, failure: { kind: 'unavailable' } });
    service.failure = null;
    await list.load();
    expect(ids(list)).toHaveLength(3);
  });

  it('take over on reload what others have changed, added and deleted', async () => {
    const { service, list } = await begin();
    await list.load();
    service.saveElsewhere('R-2', { family: 'Nuovo nome' });
    service.rows.delete('R-3');
    const [, , , , , sixth] = makeReservations(6);
    if (!sixth) throw new Error('a row expected');
    service.rows.set(sixth.id, sixth);
    await list.reload();
    expect(ids(list)).toEqual(['R-1', 'R-2', 'R-4', 'R-5', 'R-6']);
    expect(list.storedRow('R-2')?.family).toBe('Nuovo nome');
  });

  it('let no page that was on its way undo a newer save or a deletion', async () => {
    const { service, list } = await begin();
    const [, , third, fourth] = makeReservations(5);
    if (!third || !fourth) throw new Error('rows expected');
    list.merge([{ ...third, family: 'Salvata qui', version: third.version + 1 }]);
    list.remove([fourth.id]);
    await list.load();
    expect(list.storedRow(third.id)?.family).toBe('Salvata qui');
    expect(list.storedRow(fourth.id)).toBeUndefined();
    expect(service.pages).toBe(3);
    list.merge([fourth]);
    expect(list.storedRow(fourth.id)).toBeDefined();
  });

  it('show a change before it is saved', async () => {
    const { list } = await begin();
    list.expect('R-1', { books: 9, isReady: false });
    expect(list.get().rows[0]).toMatchObject({ books: 9, isReady: false });
    expect(list.storedRow('R-1')).toMatchObject({ books: 0, isReady: true });
    list.settle('R-1', { books: 9 });
    expect(list.get().rows[0]).toMatchObject({ books: 0, isReady: false });
  });

  it('ask for nothing more once the page is left', async () => {
    const { service, list } = await begin();
    const loading = list.load();
    list.stop();
    await loading;
    expect(service.pages).toBeLessThanOrEqual(2);
    expect(ids(list)).toHaveLength(2);
  });
});
