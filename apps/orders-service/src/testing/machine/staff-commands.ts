import type { Order, StaffCommand } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import type { Dice } from '@zaino/service/testing/fuzz/dice';
import type { Machine, MachineCommand } from '@zaino/service/testing/fuzz/fuzz-machine';
import { commandRules } from '../../orders/command-rules';
import { chosenPieces } from './chosen-pieces';
import { type OrderWorld, readOne } from './order-world';

type Name = StaffCommand['command'];
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
};

/** Of the order as it is read now, so that whoever is quicker makes it another one. */
async function give(world: OrderWorld, dice: Dice, choose: (order: Order) => Name) {
  const order = await readOne(world, dice);
  if (order === null) return undefined;
  const name = choose(order);
  const able = order.lines.filter((line) => mayHave(name, line));
  const lines = able.length > 0 ? able : order.lines;
  const command = { command: name, ...told[name]({ world, lines, dice }) };
  const body = { version: order.version, command };
  const path = `/api/admin/orders/${order.id}/commands`;
  return world.admin.call({ method: 'POST', path, body });
}

const mayHave = (name: Name, { state }: { state: Order['state'] }) =>
  commandRules[name].from[state]?.includes('staff') ?? false;

const wayOf = (order: Order, dice: Dice): Name[] => [
  // Of what a customer has withdrawn from.
  ...(dice.isOneIn(3) ? (['receive-return'] as const) : []),
  'deliver',
  order.shippingMethod === 'pickup' ? 'mark-ready' : 'ship',
  'reserve',
];

const goOn: Command = (world, dice) =>
  give(world, dice, (order) => {
    const possible = wayOf(order, dice).filter((name) =>
      order.lines.some((line) => mayHave(name, line)),
    );
    return dice.pick(possible) ?? 'reserve';
  });

/** Every command that staff has. */
export const staffCommands: Machine<OrderWorld>['actors'][string] = Object.fromEntries(
  (Object.keys(told) as Name[]).map((name): [string, Command] => [
    name,
    (world, dice) => give(world, dice, () => name),
  ]),
);

/** Those who bring what was ordered to the customer, at the shop's and at the bookshop's. */
export const handOvers: Machine<OrderWorld>['actors'][string] = { 'go on': goOn };
