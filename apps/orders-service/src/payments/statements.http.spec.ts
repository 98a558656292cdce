import { DataSource, type EntitySubscriberInterface } from 'typeorm';
import { aBookLine, aProductLine } from '../testing/placed-order';
import { PayingService } from '../testing/paying-service';

let paying: PayingService;
let statements: string[] = [];
beforeAll(async () => {
  paying = await PayingService.start();
  const counter: EntitySubscriberInterface = {
    afterQuery: ({ query }) => {
      const statement = shortened(query);
      // Once a minute the process looks how many messages wait.
      if (statement !== 'SELECT outbox_message') statements.push(statement);
    },
  };
  const own = paying.service.app.get(DataSource);
  for (const source of [own, paying.service.dataSource]) source.subscribers.push(counter);
});
afterAll(() => paying.stop());

/** What is done to which table. */
function shortened(query: string): string {
  const [verb = ''] = query.split(/\s/, 1);
  const table = /(?:FROM|INTO|UPDATE)\s+`?(\w+)`?/.exec(query)?.[1];
  return [verb, table, query.includes('FOR UPDATE') && 'FOR UPDATE'].filter(Boolean).join(' ');
}

const lines = () => [
  aBookLine(),
  aBookLine(),
  aProductLine(),
  aProductLine({ reference: 'P-0002' }),
];

// The bench's goal, 160 paid orders a second on two cores, leaves a millisecond for each statement.
it('an order is paid by these statements, however many lines it has', async () => {
  const placed = await paying.place({ lines: lines() });
  await paying.pay(placed.page);
  const [event] = await paying.events(placed.order.id, 'checkout.session.completed');
  if (!event) throw new Error('The sandbox tells nothing of the payment.');
  statements = [];
  await paying.deliver(event);
  expect(statements).toEqual([
    'SET',
    'START',
    'INSERT payment_event',
    'SELECT customer_order FOR UPDATE',
    'SELECT order_line',
    'SELECT payment',
    'UPDATE payment',
    'UPDATE customer_order',
    'UPDATE order_line',
    'UPDATE order_line',
    'INSERT order_event',
    'INSERT outbox_message',
    'COMMIT',
  ]);
  statements = [];
  await paying.deliver(event);
  expect(statements).toEqual([
    'SET',
    'START',
    'INSERT payment_event',
    'SELECT payment_event FOR UPDATE',
    'COMMIT',
  ]);
});

it('a page is opened by one statement beside those of the order, and noted by another', async () => {
  statements = [];
  await paying.place({ lines: [aBookLine()] });
  const ofPayment = statements.filter((statement) => statement.endsWith(' payment'));
  expect(ofPayment).toEqual(['INSERT payment', 'UPDATE payment']);
});
