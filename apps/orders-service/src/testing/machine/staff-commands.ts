import type { DeskCommand, DeskOrder, Order, StaffCommand } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import type { Dice } from '@zaino/service/testing/fuzz/dice';
import type { Machine, MachineCommand } from '@zaino/service/testing/fuzz/fuzz-machine';
import { chosenPieces } from './chosen-pieces';
import { type OrderWorld, readOne } from './order-world';

type Name = StaffCommand['command'] | DeskCommand['command'];
type Command = MachineCommand<OrderWorld>;

interface Asked {
  world: OrderWorld;
  lines: Order['lines'];
  dice: Dice;
}

const some = ({ lines, dice }: Asked) => ({ lineIds: dice.some(lines).map(({ id }) => id) });
const all = ({ lines }: Asked) => ({ lineIds: lines.map(({ id }) => id) });
/** One delivery takes all lines; several may take some. */
const parcel = (asked: Asked) => (asked.dice.isOneIn(3) ? some(asked) : all(asked));
const dated = (asked: Asked) => {
  const now = asked.world.paying.service.now();
  return {
    ...some(asked),
    expected: { from: italianDay(now), to: italianDay(now + 9 * DAY_MS) },
  };
};

/** What each command is told beside its name. */
const told: Record<Name, (asked: Asked) => object> = {
  'order-from-supplier': dated,
  'change-dates': dated,
  'substitute-edition': (asked) => ({ ...some(asked), isbn: '9788800000022', title: 'Nuova' }),
  reserve: some,
  'mark-ready': parcel,
  ship: (asked) => ({ ...parcel(asked), carrier: 'BRT', code: 'X1', url: '' }),
  deliver: some,
  'take-back': some,
  cancel: ({ lines, dice }) => ({ ...chosenPieces(lines, dice), reason: 'Fuori stampa' }),
  'receive-return': ({ lines, dice }) => ({
    ...chosenPieces(lines, dice),
    restocks: dice.isOneIn(2),
  }),
  refund: (asked) => ({
    ...some(asked),
    amount: asked.dice.pick([0.5, 2.5, 10, 200]),
    reason: 'Macchiato',
  }),
  'register-shop-payment': () => ({ lineIds: [] }),
  'perform-extra': some,
  'reopen-extra': some,
  'drop-extra': ({ lines, dice }) => chosenPieces(lines, dice),
};

/** Of the order as it is read now; read anew once where whoever is quicker has made it another one meanwhile. */
async function give(world: OrderWorld, dice: Dice, choose: (order: Order) => Name) {
  for (const isLast of [false, true]) {
    const order = await readOne(world, dice, (one) => mayHave(choose(one), one));
    if (order === null) return undefined;
    const answer = await giveTo(order, choose(order), { world, dice });
    if (answer.status !== 409 || isLast) return answer;
  }
  return undefined;
}

interface Giving extends Omit<Asked, 'lines'> {
  /** Staff, unless told. */
  at?: OrderWorld['admin'];
  path?: string;
}

function giveTo(
  order: Pick<Order, 'id' | 'version' | 'lines'>,
  name: Name,
  { world, dice, at = world.admin, path = `/api/admin/orders/${order.id}` }: Giving,
) {
  const able = order.lines.filter(({ commands }) => commands.includes(name));
  const lines = able.length > 0 ? able : order.lines;
  const command = { command: name, ...told[name]({ world, lines, dice }) };
  const body = { version: order.version, command };
  return at.call({ method: 'POST', path: `${path}/commands`, body });
}

const mayHave = (name: Name, { lines }: Order) =>
  lines.some(({ commands }) => commands.includes(name));

const wayOf = (order: Order, dice: Dice): Name[] => [
  // Of what a customer has withdrawn from.
  ...(dice.isOneIn(3) ? (['receive-return'] as const) : []),
  'deliver',
  order.shippingMethod === 'pickup' ? 'mark-ready' : 'ship',
  'reserve',
];

const goOn: Command = (world, dice) =>
  give(world, dice, (order) => {
    const possible = wayOf(order, dice).filter((name) => mayHave(name, order));
    return dice.pick(possible) ?? 'reserve';
  });

const names = Object.keys(told) as Name[];

/** What a bookshop alone does. */
const ofDeskAlone = new Set<Name>(['perform-extra', 'reopen-extra', 'drop-extra']);

/** Every command that staff has. */
export const staffCommands: Machine<OrderWorld>['actors'][string] = Object.fromEntries(
  names
    .filter((name) => !ofDeskAlone.has(name))
    .map((name): [string, Command] => [name, (world, dice) => give(world, dice, () => name)]),
);

/** Every command that a bookshop has, of an order that it can see. */
export const deskCommands: Machine<OrderWorld>['actors'][string] = Object.fromEntries(
  names
    .filter((name) => name !== 'ship' && name !== 'refund')
    .map((name): [string, Command] => [name, (world, dice) => giveAtDesk(world, dice, name)]),
);

/** None where no order is at the bookshop. */
async function giveAtDesk(world: OrderWorld, dice: Dice, name: Name) {
  const { owner: at } = world;
  const seen = await readOne(world, dice, ({ shippingMethod }) => shippingMethod === 'pickup');
  if (seen === null) return undefined;
  const path = `/api/desk/orders/${seen.id}`;
  const { status, body: order } = await at.call<DeskOrder>({ path });
  if (status !== 200) return undefined;
  return giveTo(order, name, { world, dice, at, path });
}

/** Those who bring what was ordered to the customer, at the shop's and at the bookshop's. */
export const handOvers: Machine<OrderWorld>['actors'][string] = { 'go on': goOn };

/** How far an order has come: what may be done then takes more steps than a run has. */
const ways: Name[][] = [
  [],
  ['order-from-supplier'],
  ['reserve', 'mark-ready', 'ship'],
  ['reserve', 'mark-ready', 'ship', 'deliver'],
];

/** Brings each order some way on, as far as it is paid. */
export async function moveOn(world: OrderWorld, dice: Dice): Promise<void> {
  for (const id of world.placed.keys()) {
    for (const name of dice.pick(ways) ?? []) {
      const path = `/api/admin/orders/${id}`;
      const { body: order } = await world.admin.call<Order>({ path });
      if (mayHave(name, order)) await giveTo(order, name, { world, dice });
    }
  }
}
