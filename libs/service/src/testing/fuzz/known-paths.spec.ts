import { KnownPaths } from './known-paths';

describe('what stands below a path', () => {
  it('is named again for all that is done with it', () => {
    const paths = new KnownPaths();
    paths.learn('/api/orders/:id', { id: 'a' });
    expect(paths.named('/api/orders/:id/payment', 0)).toEqual({ id: 'a' });
    expect(paths.named('/api/orders/:id/lines/:lineId', 0)).toEqual({ id: 'a' });
    expect(paths.named('/api/products/:id', 0)).toEqual({});
  });

  it('is named with what it stands in', () => {
    const paths = new KnownPaths();
    paths.learn('/api/orders/:id', { id: 'a' });
    paths.learn('/api/orders/:id/lines/:lineId/refund', { id: 'b', lineId: '2' });
    expect(paths.named('/api/orders/:id/lines/:lineId', 0)).toEqual({ id: 'b', lineId: '2' });
    expect([0, 1].map((number) => paths.named('/api/orders/:id', number))).toEqual([
      { id: 'a' },
      { id: 'b' },
    ]);
  });

  it('is known from the list that names it', () => {
    const paths = new KnownPaths();
    paths.learnItems('/api/orders', { total: 2, orders: [{ id: 'a' }, { number: 7 }] });
    expect(paths.named('/api/orders/:id', 5)).toEqual({ id: 'a' });
  });
});
