import { orderCommandOf } from './asked-command';

const actor = { who: 'staff' as const, id: 'a-1', name: 'direzione' };

describe('orderCommandOf', () => {
  it('says who does what to which lines, with what the command was told', () => {
    const asked = {
      command: 'ship' as const,
      lineIds: ['l-1'],
      carrier: 'Poste',
      code: 'XY1',
      url: '',
    };
    expect(orderCommandOf(asked, actor)).toEqual({
      command: 'ship',
      lineIds: ['l-1'],
      actor,
      data: { carrier: 'Poste', code: 'XY1', url: '' },
    });
  });

  it('says of how many pieces it is', () => {
    const pieces = [{ lineId: 'l-1', quantity: 1, of: 2 }];
    const asked = { command: 'receive-return' as const, lineIds: ['l-1'], pieces, restocks: true };
    expect(orderCommandOf(asked, actor)).toEqual({
      command: 'receive-return',
      lineIds: ['l-1'],
      pieces,
      actor,
      data: { restocks: true },
    });
  });

  it('counts money in cents', () => {
    const asked = {
      command: 'refund' as const,
      lineIds: ['l-1'],
      amount: 19.9,
      reason: 'Macchiato',
    };
    expect(orderCommandOf(asked, actor).data).toEqual({ amountCents: 1990, reason: 'Macchiato' });
  });

  it('is for the order as a whole where no line is named', () => {
    const asked = { command: 'register-shop-payment' as const, lineIds: [] };
    expect(orderCommandOf(asked, actor)).toEqual({
      command: 'register-shop-payment',
      actor,
      data: {},
    });
  });
});
