import { ordersTable } from './orders-table';

const statesOffered = (states: Parameters<typeof ordersTable>[0]['states']) => {
  const { filters } = ordersTable({ bookshops: {}, states });
  const { stato } = filters as Record<string, { options: Record<string, string> }>;
  return stato?.options;
};

describe('the states that the filter offers', () => {
  it('come with how many orders are in each', () => {
    expect(statesOffered([{ state: 'received', orders: 1234 }])).toMatchObject({
      received: 'Ricevuto (1.234)',
      paid: 'Pagato (0)',
    });
  });

  it('have no number as long as nobody has told any', () => {
    expect(statesOffered([])).toMatchObject({ received: 'Ricevuto', paid: 'Pagato' });
  });
});
