import { expect, type Page } from '@playwright/test';
import type { DeskOrder } from '@zaino/contracts/orders';
import { Clerk, type Work } from './clerk';
import type { FamilyOrder } from './family-orders';

/** One kind of work of the day. */
export interface Part {
  name: string;
  times: number;
  work: Work;
}

/** A day of the bookshop, by scanner and keyboard: boxes are unpacked, families come, one brings a book back. */
export async function workDay(page: Page, orders: readonly FamilyOrder[]): Promise<Part[]> {
  const arrivals = await unpack(page, orders);
  const handOvers = await handOver(page, orders);
  const returned = await takeBack(page, orders[0]);
  await expectAllDone(page, orders);
  return [arrivals, ...handOvers, returned];
}

/** Each copy of a box: the screen says for whom it is. */
async function unpack(page: Page, orders: readonly FamilyOrder[]): Promise<Part> {
  await page.goto('/dashboard/arrivi');
  await expect(page.getByRole('textbox', { name: 'Codice ISBN' })).toBeFocused();
  const clerk = new Clerk(page);
  const answer = page.getByRole('main').getByRole('status');
  const copies = [...orders].reverse().flatMap(({ isbns }) => isbns);
  for (const isbn of copies) {
    // The oldest order that waits gets it, as the desk has to say.
    const receiver = orders.find((order) => order.waiting.has(isbn));
    if (receiver === undefined) throw new Error(`Nobody waits for ${isbn}.`);
    receiver.waiting.delete(isbn);
    const left = receiver.waiting.size;
    const words =
      left === 0
        ? 'Ordine completo'
        : left === 1
          ? 'Manca ancora 1 libro'
          : `Mancano ancora ${left}`;
    const forThem = answer.filter({ hasText: receiver.number }).filter({ hasText: words });
    await clerk.scan(isbn, forThem);
  }
  return { name: 'arrivals', times: copies.length, work: clerk.work };
}

/** Each family: scanned, handed over, and where it is not paid the money taken. */
async function handOver(page: Page, orders: readonly FamilyOrder[]): Promise<Part[]> {
  await page.goto('/dashboard/banco');
  const field = page.getByRole('combobox', { name: /Scansiona il codice/ });
  await expect(field).toBeFocused();
  const groups = [
    { name: 'hand-overs, paid before', isPaid: true, done: 'Consegnato tutto.' },
    { name: 'hand-overs, paid in cash', isPaid: false, done: /^Consegnato tutto\. Incassati / },
  ];
  const parts: Part[] = [];
  for (const { name, isPaid, done } of groups) {
    const clerk = new Clerk(page);
    const own = orders.filter((order) => order.isPaid === isPaid);
    for (const { number } of own) {
      await clerk.scan(number.replaceAll('-', ''), page.getByRole('link', { name: number }));
      await clerk.press('F2', page.getByText(done));
    }
    parts.push({ name, times: own.length, work: clerk.work });
  }
  return parts;
}

/** One of the books comes back: the statement, then the book itself. */
async function takeBack(page: Page, order: FamilyOrder | undefined): Promise<Part> {
  if (order === undefined) throw new Error('There is no order.');
  const clerk = new Clerk(page);
  await clerk.scan(
    order.number.replaceAll('-', ''),
    page.getByRole('link', { name: order.number }),
  );
  const statement = page.getByRole('dialog', { name: 'Recesso dal contratto' });
  await clerk.press('F7', statement);
  await clerk.tabTo(statement.getByRole('checkbox').first());
  await clerk.press('Space', statement.getByRole('checkbox', { checked: true }));
  const received = page.getByRole('dialog', { name: 'Registra il reso' });
  await clerk.press('Enter', received);
  await clerk.tabTo(received.getByRole('checkbox'));
  await clerk.press('Enter', page.getByText(/^Reso registrato/));
  return { name: 'a return', times: 1, work: clerk.work };
}

/** The desk's own books at the end of the day. */
async function expectAllDone(page: Page, orders: readonly FamilyOrder[]): Promise<void> {
  for (const [index, { orderId, number }] of orders.entries()) {
    const answer = await page.request.get(`/api/desk/orders/${orderId}`);
    const { lines, due } = (await answer.json()) as DeskOrder;
    const kept = index === 0 ? lines.length - 1 : lines.length;
    const delivered = lines.filter(({ state }) => state === 'delivered').length;
    if (delivered !== kept || due !== 0) throw new Error(`${number} is not as it should be.`);
  }
}
