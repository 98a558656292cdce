import type { Order } from '@zaino/contracts/orders';
import type { Dice } from '@zaino/service/testing/fuzz/dice';
import type { Machine, MachineCommand } from '@zaino/service/testing/fuzz/fuzz-machine';
import { cards } from '../paying-service';
import { chosenPieces } from './chosen-pieces';
import { keepPage, type OrderWorld, place, readOne } from './order-world';

type Command = MachineCommand<OrderWorld>;
type Line = Order['lines'][number];

/** States in which a line is the customer's to cancel, most of the time. */
const early = new Set<Order['state']>(['received', 'paid', 'waiting', 'reserved']);
/** States in which the customer may withdraw from the contract. */
const out = new Set<Order['state']>(['ready', 'shipped', 'delivered']);

const openPage: Command = async (world, dice) => {
  const id = anyOrder(world, dice);
  if (id === undefined) return undefined;
  const path = `/api/orders/${id}/payment`;
  const answer = await world.customer.call<{ paymentUrl: string | null }>({ method: 'POST', path });
  if (answer.status < 300 && answer.body.paymentUrl !== null) {
    keepPage(world, id, answer.body.paymentUrl);
  }
  return answer;
};

const payPage: Command = async ({ paying, pages }, dice) => {
  const page = dice.pick([...pages.values()]);
  if (page === undefined) return undefined;
  await paying.pay(page, dice.isOneIn(5) ? cards.declined : cards.good);
  return { status: 200 };
};

const askProvider: Command = async (world, dice) => {
  const id = anyOrder(world, dice);
  if (id === undefined) return undefined;
  return world.customer.call({ method: 'POST', path: `/api/orders/${id}/payment-checks` });
};

const cancel: Command = async (world, dice) => {
  const isEarly = ({ state }: Line) => early.has(state);
  const order = await readOne(world, dice, ({ lines }) => lines.some(isEarly));
  if (order === null) return undefined;
  const lines = order.lines.filter(isEarly);
  const isWhole = order.state === 'received' && dice.isOneIn(5);
  const chosen = isWhole ? { lineIds: lines.map(({ id }) => id) } : chosenPieces(lines, dice);
  const body = { ...chosen, ...(dice.isOneIn(4) && { heldBack: 5 }) };
  const path = `/api/orders/${order.id}/cancellation`;
  return world.customer.call({ method: 'POST', path, body });
};

const dropExtras: Command = async (world, dice) => {
  const isWanted = ({ extra }: Line) => extra?.state === 'wanted';
  const order = await readOne(world, dice, ({ lines }) => lines.some(isWanted));
  if (order === null) return undefined;
  const wanted = order.lines.filter(isWanted);
  const lines = wanted.length > 0 ? wanted : order.lines;
  const path = `/api/orders/${order.id}/dropped-extras`;
  return world.customer.call({ method: 'POST', path, body: chosenPieces(lines, dice) });
};

const withdraw: Command = async (world, dice) => {
  const isOut = ({ state, withdrawnAt }: Line) => out.has(state) && withdrawnAt === null;
  const order = await readOne(world, dice, ({ lines }) => lines.some(isOut));
  if (order === null) return undefined;
  const sent = order.lines.filter(isOut);
  const lines = sent.length > 0 ? sent : order.lines;
  const who = { name: 'Anna Bianchi', email: 'famiglia@example.com' };
  const path = `/api/orders/${order.id}/withdrawal`;
  const body = { ...chosenPieces(lines, dice), ...who };
  return world.customer.call({ method: 'POST', path, body });
};

function anyOrder({ placed }: OrderWorld, dice: Dice): string | undefined {
  return dice.pick([...placed.keys()]);
}

/** What a customer does who pays by card, and who pays in the shop. */
export const customerCommands: Machine<OrderWorld>['actors'][string] = {
  place,
  'open the page': openPage,
  'pay on the page': payPage,
  'ask for the payment': askProvider,
  cancel,
  'drop extras': dropExtras,
  withdraw,
};
