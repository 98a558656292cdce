import { faultIn } from './judge';
import type { Seen } from './seen';

const away = 'Servizio momentaneamente non disponibile';
const orders = { process: 'orders-service', fault: 'kill -9' };
const call = (seen: Partial<Seen>): Seen => ({
  probe: 'quote',
  status: 200,
  ms: 100,
  says: '',
  body: {},
  ...seen,
});
const page = (seen: Partial<Seen>) => call({ probe: 'home', body: undefined, ...seen });

describe('of what is seen while a process fails', () => {
  it.each([
    ['an answer as ever', call({}), orders],
    ['a refusal that says what is away', call({ status: 503, says: away }), orders],
    ['a page that says what is away', page({ status: 503, says: `${away}.` }), orders],
    ['a page without a part of it', page({ says: `${away}.` }), orders],
    ['no answer of a door that is away', page({ status: 0 }), { ...orders, process: 'gateway' }],
    ['an order that takes its time', call({ probe: 'order', ms: 12_000 }), orders],
    ['nobody by a session that ended', call({ probe: 'signed out', body: null }), orders],
    [
      'an admin’s session that is over by a clock',
      call({ probe: 'orders', status: 401 }),
      { ...orders, fault: 'clock an hour ahead, and back' },
    ],
  ])('%s is right', (_, seen, of) => expect(faultIn(seen, of)).toBeUndefined());

  it.each([
    ['a failure that nobody expected', call({ status: 500 }), '500'],
    [
      'a refusal in other words',
      call({ status: 503, says: 'Ops' }),
      'without a specified sentence',
    ],
    ['a page that says nothing', page({ status: 503 }), 'without a specified sentence'],
    ['no answer', page({ status: 0, says: 'ECONNREFUSED' }), 'no answer'],
    ['an answer after the browser has given up', call({ ms: 10_001 }), 'answered after 10001 ms'],
    ['a late refusal', call({ status: 503, says: away, ms: 10_001 }), 'refused after 10001 ms'],
    ['a session taken for another', call({ status: 401 }), '401'],
    ['somebody by a session that ended', call({ probe: 'signed out' }), 'is somebody’s'],
  ])('%s is found', (_, seen, text) => expect(faultIn(seen, orders)?.text).toContain(text));
});
