import { type OrderCommandName, orderCommandNames, orderStates } from '@zaino/contracts/orders';
import type { DomainError } from '@zaino/service/domain-error';
import { aPayment } from '../testing/a-payment';
import { aBookLine, placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { OrderCommands } from './order-commands';
import { OrderEventEntity } from '../orders/order-event.entity';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { SELLER, type State, type Transition, transitions, type Who } from './testing/transitions';

let service: TestService;
let commands: OrderCommands;
beforeAll(async () => {
  service = await startTestService();
  commands = service.app.get(OrderCommands, { strict: false });
});
afterAll(() => service.stop());

const cases = orderCommandNames.flatMap((command) =>
  transitions[command].map((transition, index) => ({ command, index, ...transition })),
);

const everybody: Who[] = ['customer', 'staff', 'bookshop', 'system'];

describe.each(cases)('$command ($index, by $who)', (transition) => {
  const { command, from, to, who } = transition;

  it.each(everybody.filter((actor) => who.split(' ').includes(actor)))(
    'by %s brings lines from these states there, and from no other',
    async (actor) => {
      const results = orderStates.map((state) => outcome(transition, state, actor));
      const wanted = orderStates.map((state) => {
        if (!from.includes(state)) return 'refused';
        return to === 'stays' ? state : to;
      });
      expect(await Promise.all(results)).toEqual(wanted);
    },
  );

  it('is refused to everybody else', async () => {
    // Another row of the table for the same command may let others do it from some of the states.
    const others = transitions[command].flatMap((row) => row.who.split(' '));
    const results = everybody
      .filter((actor) => !others.includes(actor))
      .flatMap((actor) => from.map((state) => outcome(transition, state, actor)));
    for (const result of await Promise.all(results)) expect(result).toBe('refused');
  });
});

/** The state of the line afterwards; a refusal must have changed nothing. */
async function outcome(
  transition: Transition & { command: OrderCommandName },
  state: State,
  who: Who,
) {
  const { command, data } = transition;
  const order = { state, ...transition.order };
  const lines = [aBookLine({ state, sellerId: SELLER, ...transition.line })];
  const { order: placed, lines: rows } = await placedOrder(service.dataSource, { order, lines });
  if (placed.paymentMethod === 'card')
    await aPayment(service.dataSource, placed, { state: 'paid' });
  const lineIds = rows.map(({ id }) => id);
  const actor = { who, id: null, name: null };
  const failure = await commands
    .run({ orderId: placed.id, command, lineIds, actor, data })
    .then(() => null)
    .catch((error: unknown) => error as DomainError);
  const { manager } = service.dataSource;
  const events = await manager.findBy(OrderEventEntity, { orderId: placed.id, command });
  const after = await manager.findOneByOrFail(OrderEntity, { id: placed.id });
  const line = await manager.findOneByOrFail(OrderLineEntity, { orderId: placed.id });
  if (failure) {
    expect(failure.code).toBe('command-refused');
    expect([events, after, [line]]).toEqual([[], placed, rows]);
    return 'refused';
  }
  expect(events.map((event) => event.who)).toEqual([who]);
  expect(after).toMatchObject({ version: placed.version + 1, state: line.state });
  return line.state;
}
