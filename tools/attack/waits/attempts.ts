import { attackNames } from '@zaino/tools/bench/flood/attacks';
import { underAttack } from '@zaino/tools/bench/flood/attacker';
import { Caller } from '@zaino/tools/buyers/caller';
import { Person } from '../people/person';
import { aProduct, pay, placed, wishFor } from '../shop/shopping';
import { addressOfAttack } from '../shop/attack-addresses';
import type { AttackedShop } from '../shop/attacked-shop';
import { rawExchange } from '../shop/raw-exchange';

const CONNECTIONS = 400;
const SIGN_INS_AT_ONCE = 100;
const RECEIPTS_AT_ONCE = 60;
const HALF = 'POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{';

type Work<Result> = () => Promise<Result>;

/** A way to keep the shop busy while others visit it. */
export interface Attempt {
  name: string;
  during: <Result>(shop: AttackedShop, work: Work<Result>) => Promise<Result>;
}

const floods = attackNames.map((name): Attempt => ({
  name: `${name}, ${CONNECTIONS} connections`,
  during: async ({ url: origin }, work) =>
    (await underAttack({ origin, name, connections: CONNECTIONS }, work)).result,
}));

/** So many at a time, each again as soon as it is answered, until the work is done. */
async function meanwhile<Result>(
  atOnce: number,
  attack: () => Promise<unknown>,
  work: Work<Result>,
): Promise<Result> {
  let isOver = false;
  const again = async () => {
    while (!isOver) await attack().catch(() => undefined);
  };
  const attacks = Array.from({ length: atOnce }, again);
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(attacks);
  }
}

/** Connections of the attacker's own: those of the visitors are not to wait for them. */
async function fromOneAddress<Result>(
  { url }: AttackedShop,
  atOnce: number,
  use: (person: Person) => Promise<Result>,
): Promise<Result> {
  const caller = new Caller(url, atOnce);
  try {
    return await use(new Person(caller, { 'x-forwarded-for': addressOfAttack() }));
  } finally {
    caller.close();
  }
}

const signIns: Attempt = {
  name: `sign-ins, ${SIGN_INS_AT_ONCE} at once`,
  during: (shop, work) =>
    fromOneAddress(shop, SIGN_INS_AT_ONCE, (person) => {
      const account = () => ({ email: `${Math.random()}@example.com`, password: 'sbagliata' });
      return meanwhile(SIGN_INS_AT_ONCE, () => person.post('/api/auth/login', account()), work);
    }),
};

const receipts: Attempt = {
  name: `receipts, ${RECEIPTS_AT_ONCE} at once`,
  during: async (shop, work) => {
    const customer = await shop.people.register();
    const order = await placed(customer, wishFor(await aProduct(shop)));
    await pay(shop, customer, order);
    const path = `/api/orders/${order.orderId}/documents/ricevuta.pdf`;
    const { cookie } = customer;
    return fromOneAddress(shop, RECEIPTS_AT_ONCE, (person) =>
      meanwhile(RECEIPTS_AT_ONCE, () => person.ask({ path, headers: { cookie } }), work),
    );
  },
};

const halves: Attempt = {
  name: `half requests, ${CONNECTIONS} connections`,
  during: ({ url }, work) => meanwhile(CONNECTIONS, () => rawExchange(url, HALF), work),
};

export const attempts: Attempt[] = [...floods, signIns, receipts, halves];
