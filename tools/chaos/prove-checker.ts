import { randomUUID } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import { collectEvidence } from './evidence';
import { deskPlants } from './desk-plants';
import type { Evidence, Told } from './evidence';
import type { ChaosFinding } from './finding';
import { findingsOf } from './findings';
import type { PlantingGround, Plant, Planted } from './plant';
import type { ChaosShop } from './shop';

const isPaidByCard = ({ paymentMethod, paymentState }: Evidence['orders'][number]) =>
  paymentMethod === 'card' && paymentState === 'paid';
const isUnpaid = ({ paymentMethod, paymentState }: Evidence['orders'][number]) =>
  paymentMethod === 'card' && paymentState === 'none';

/** Each makes something wrong in the shop itself, at the end of its life. */
const plants: Plant[] = [
  async ({ run, orderWith }) => {
    const id = orderWith(isUnpaid);
    if (id === undefined) return undefined;
    await run('DELETE FROM customer_order WHERE id = ?', [id]);
    return { fault: 'order-lost', about: id };
  },
  async ({ run, orderWith }) => {
    const id = orderWith(isPaidByCard);
    if (id === undefined) return undefined;
    await run('DELETE FROM customer_order WHERE id = ?', [id]);
    return { fault: 'paid-without-order', about: id };
  },
  async ({ run, orderWith, evidence }) => {
    const id = orderWith(isPaidByCard);
    const customer = evidence.orders.find((order) => order.id === id)?.customerId;
    if (id === undefined || customer === undefined) return undefined;
    await run('CREATE TEMPORARY TABLE planted SELECT * FROM customer_order WHERE id = ?', [id]);
    const values = [randomUUID(), randomUUID().slice(0, 16), randomUUID()];
    await run('UPDATE planted SET id = ?, number = ?, tracking_token = ?', values);
    await run('INSERT INTO customer_order SELECT * FROM planted', []);
    return { fault: 'order-double', about: customer };
  },
  async ({ run, orderWith }) => {
    const id = orderWith(isPaidByCard);
    if (id === undefined) return undefined;
    await run(`UPDATE customer_order SET payment_state = 'none' WHERE id = ?`, [id]);
    return { fault: 'paid-without-order', about: id };
  },
  async ({ run, orderWith }) => {
    const id = orderWith(isUnpaid);
    if (id === undefined) return undefined;
    await run(`UPDATE customer_order SET payment_state = 'paid' WHERE id = ?`, [id]);
    await run(`UPDATE payment SET state = 'paid' WHERE order_id = ? LIMIT 1`, [id]);
    return { fault: 'not-paid', about: id };
  },
  async ({ shop, orderWith }) => {
    const id = orderWith(isPaidByCard);
    if (id === undefined) return undefined;
    await payAgain(shop, id);
    return { fault: 'paid-twice', about: id };
  },
  async ({ shop, run }) => {
    const [product] = shop.products;
    if (!product) return undefined;
    const sql = 'UPDATE product SET stock = stock + 1 WHERE id = ?';
    await run(sql, [product.number], shop.catalogueDatabase);
    return { fault: 'stock-wrong', about: product.id };
  },
  async ({ run, orderWith }) => {
    const id = orderWith(({ refundedCents }) => refundedCents > 0);
    if (id === undefined) return undefined;
    await run('UPDATE refund SET amount_cents = amount_cents - 1 WHERE order_id = ?', [id]);
    return { fault: 'refund-wrong', about: id };
  },
  async ({ run, orderWith, evidence }) => {
    const shared = new Set(
      evidence.payments
        .filter(({ transferCents, state }) => transferCents > 0 && state === 'paid')
        .map(({ orderId }) => orderId),
    );
    const id = orderWith((order) => shared.has(order.id));
    if (id === undefined) return undefined;
    const sql = `UPDATE payment SET transfer_cents = transfer_cents - 1 WHERE order_id = ? AND state = 'paid'`;
    await run(sql, [id]);
    return { fault: 'transfer-wrong', about: id };
  },
  ({ shop, orderWith, evidence }) => {
    const id = orderWith(isPaidByCard);
    const email = emailOf(evidence, id);
    const mail = shop.mails.find(({ to }) => to === email);
    if (id === undefined || !mail) return Promise.resolve(undefined);
    shop.mails.push({ ...mail, messageId: '<planted@localhost>' });
    return Promise.resolve({ fault: 'mail-double', about: id });
  },
  ({ shop, orderWith, evidence }) => {
    const id = orderWith(isPaidByCard);
    const email = emailOf(evidence, id);
    if (id === undefined || email === undefined) return Promise.resolve(undefined);
    const last = shop.mails.findLast(({ to }) => to === email)?.messageId;
    const others = shop.mails.filter(({ messageId }) => messageId !== last);
    shop.mails.splice(0, shop.mails.length, ...others);
    return Promise.resolve({ fault: 'mail-missing', about: id });
  },
  async ({ run }) => {
    await run(
      `INSERT INTO outbox_message (topic, payload, due_at, created_at, parked_at)
       VALUES ('planted', '{}', UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))`,
      [],
    );
    return { fault: 'message-left', about: '1 messages are parked' };
  },
];

/** Plants each fault in what a good game has left behind; what is not found is a finding about the checker. */
export async function proveChecker(shop: ChaosShop, told: Told): Promise<ChaosFinding[]> {
  await endFaults(shop);
  const evidence = await collectEvidence(shop, told);
  const connections = new Map([
    [shop.ordersDatabase, await createConnection(shop.ordersDatabase)],
    [shop.catalogueDatabase, await createConnection(shop.catalogueDatabase)],
  ]);
  const run: PlantingGround['run'] = async (sql, values, database = shop.ordersDatabase) => {
    await connections.get(database)?.query(sql, values);
  };
  const ground = { shop, evidence, run, orderWith: chooser(evidence) };
  const planted: Planted[] = [];
  try {
    for (const plant of [...plants, ...deskPlants])
      planted.push(...[await plant(ground)].filter((one) => !!one));
  } finally {
    for (const connection of connections.values()) await connection.end();
  }
  const found = findingsOf(await collectEvidence(shop, told));
  const missed = planted.filter(
    ({ fault, about }) => !found.some((one) => one.fault === fault && one.text.includes(about)),
  );
  console.log(
    `Faults planted afterwards: ${planted.length}, found: ${planted.length - missed.length}`,
  );
  return missed.map(({ fault, about }) => ({ fault, text: `planted at ${about} and not found` }));
}

/** The game is over: an answer that the sandbox loses on purpose would break the planting. */
async function endFaults({ sandboxUrl }: ChaosShop): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/sandbox/faults`, { method: 'PUT', body: '{}' });
  if (!answer.ok) throw new Error(`The sandbox keeps its faults: ${answer.status}`);
}

/** Each order is given away once. */
function chooser({ orders }: Evidence): PlantingGround['orderWith'] {
  const taken = new Set<string>();
  return (test) => {
    const order = orders.find((candidate) => !taken.has(candidate.id) && test(candidate));
    if (order) taken.add(order.id);
    return order?.id;
  };
}

function emailOf({ orders, purchases }: Evidence, orderId: string | undefined): string | undefined {
  const customer = orders.find(({ id }) => id === orderId)?.customerId;
  return purchases.find(({ uid }) => uid === customer)?.email;
}

/** A second page for the same order, which is paid as well. */
async function payAgain({ sandboxUrl, secretKey }: ChaosShop, orderId: string): Promise<void> {
  const session = await fetch(`${sandboxUrl}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({
      mode: 'payment',
      customer_email: 'anna@example.com',
      success_url: 'http://localhost:4200/',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '500',
      'line_items[0][price_data][product_data][name]': 'Ordine',
      'payment_intent_data[metadata][orderId]': orderId,
    }),
  });
  const { url } = (await session.json()) as { url: string };
  const card = { numero: '4242424242424242', scadenza: '12/40', cvc: '123', nome: 'Anna' };
  await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(card) });
}
