import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import { CedolaEffects } from '../cedole/cedola-effects';
import { ShelfEffects } from '../arrivals/shelf-effects';
import { MailEffects } from '../mails/mail-effects';
import { StateVoucherEffects } from '../state-vouchers/state-voucher-effects';
import { StockEffects } from '../stock/stock-effects';
import { VoucherEffects } from '../vouchers/voucher-effects';
import { EffectHandlers, type EffectSubscriber } from './effect-handlers';

// The handlers of these tests ask it nothing.
const { manager } = new DataSource({ type: 'mysql' });
const nothing: EffectSubscriber = { handlers: {} };

/** A stand-in for refunds. */
const refunds: EffectSubscriber = {
  handlers: {
    'lines-split': () => ({}),
    'money-back': ({ reason }) => ({
      told: { refundId: reason },
      messages: [{ topic: 'order-refund', payload: { reason } }],
    }),
  },
};
const others = () => [
  new CedolaEffects(new Clock()),
  new MailEffects(),
  new ShelfEffects(new Clock()),
  new StateVoucherEffects(),
  new StockEffects(),
  new VoucherEffects(),
];

describe('handlers of effects', () => {
  it('are refused where an effect has none: the service does not start', () => {
    expect(() => new EffectHandlers([...others(), nothing])).toThrow(
      'No handler for effects: lines-split, money-back.',
    );
  });

  it('are refused where an effect has two', () => {
    expect(() => new EffectHandlers([...others(), refunds, new MailEffects()])).toThrow(
      'Two handlers for effects: event-logged.',
    );
  });

  it('run one after the other in the order of their effects', async () => {
    const handlers = new EffectHandlers([...others(), refunds]);
    const outcome = await handlers.run(manager, [
      { kind: 'event-logged', eventId: '7', command: 'deliver' },
      { kind: 'late-money', orderId: 'an-order' },
      { kind: 'event-logged', eventId: '8', command: 'place' },
    ]);
    expect(outcome.messages.map(({ topic }) => topic)).toEqual([
      'order-mail',
      'order-push',
      'order-stock',
      'order-mail',
      'bookshop-mail',
    ]);
    expect(outcome.messages[3]?.payload).toEqual({ eventId: '8' });
    expect(outcome).toMatchObject({ told: {}, entries: [] });
  });
});
