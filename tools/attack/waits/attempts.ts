import { underAttack } from '@zaino/tools/bench/flood/attacker';
import { attackNames } from '@zaino/tools/bench/flood/attacks';
import { addressOfAttack } from '../shop/attack-addresses';
import type { AttackedShop } from '../shop/attacked-shop';
import { aProduct, pay, placed, wishFor } from '../shop/shopping';
import { underLoad } from './under-load';

const CONNECTIONS = 400;
const SIGN_INS_AT_ONCE = 100;
const RECEIPTS_AT_ONCE = 60;
const HALF = 'POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{';

/** A way to keep the shop busy while others visit it. */
export interface BusyAttempt {
  name: string;
  during: <Result>(shop: AttackedShop, work: () => Promise<Result>) => Promise<Result>;
}

const floods = attackNames.map((name): BusyAttempt => ({
  name: `${name}, ${CONNECTIONS} connections`,
  during: async ({ url: origin }, work) =>
    (await underAttack({ origin, name, connections: CONNECTIONS }, work)).result,
}));

const fromOneAddress = () => ({ 'x-forwarded-for': addressOfAttack() });

const signIns: BusyAttempt = {
  name: `sign-ins, ${SIGN_INS_AT_ONCE} at once`,
  during: ({ url }, work) => {
    const body = { email: 'nessuno@example.com', password: 'sbagliata' };
    const headers = fromOneAddress();
    const call = { method: 'POST', path: '/api/auth/login', body, headers };
    return underLoad({ url, atOnce: SIGN_INS_AT_ONCE, call }, work);
  },
};

const receipts: BusyAttempt = {
  name: `receipts, ${RECEIPTS_AT_ONCE} at once`,
  during: async (shop, work) => {
    const customer = await shop.people.register();
    const order = await placed(customer, wishFor(await aProduct(shop)));
    await pay(shop, customer, order);
    const headers = { ...fromOneAddress(), cookie: customer.cookie };
    const call = { path: `/api/orders/${order.orderId}/documents/ricevuta.pdf`, headers };
    return underLoad({ url: shop.url, atOnce: RECEIPTS_AT_ONCE, call }, work);
  },
};

const halves: BusyAttempt = {
  name: `half requests, ${CONNECTIONS} connections`,
  during: ({ url }, work) => underLoad({ url, atOnce: CONNECTIONS, bytes: HALF }, work),
};

export const attempts: BusyAttempt[] = [...floods, signIns, receipts, halves];
