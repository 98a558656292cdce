import type { DeskOrder, OrderCommandName } from '@zaino/contracts/orders';
import { waitUntil } from '@zaino/testing/processes';
import { In } from 'typeorm';
import { OrderLineEntity } from '../../orders/order-line.entity';
import { aPayment } from '../../testing/a-payment';
import type { OrderWithLines } from '../../testing/placed-order';
import type { TestService } from '../../testing/test-service';
import type { ArrivalEntity } from '../arrival.entity';
import { awaitingStates } from '../awaited-copies';
import { FREED_COPIES_TOPIC } from '../freed-copies';
import { anIsbn, ArrivalsDesk } from './arrivals-desk';

interface StepOfOrder {
  kind: 'reserve' | 'deliver' | 'cancel' | 'return' | 'undo';
  place: number;
  isGood: boolean;
}

/** What happens in a shop; `place` says to which of the orders, books or arrivals there are. */
export type CopiesStep =
  | { kind: 'order' | 'take back'; place: number }
  | { kind: 'scan'; place: number; copies: number }
  | StepOfOrder;

const commandOf = {
  reserve: 'reserve',
  deliver: 'deliver',
  cancel: 'cancel',
  return: 'receive-return',
  undo: 'take-back',
} as const satisfies Record<string, OrderCommandName>;

type CommandName = (typeof commandOf)[StepOfOrder['kind']] | 'ship';

/** States in which a line has its copy, wherever that is. */
const having = new Set(['reserved', 'ready', 'shipped', 'delivered']);

/** A shop, and what must be there by all that has happened to it. */
export class CopiesWorld {
  private readonly isbns = [anIsbn(), anIsbn()];
  private readonly orders: OrderWithLines[] = [];
  /** Copies that have come into the house and are not gone. */
  private copies = 0;
  private known = new Set<string>();
  private findingsOfStep: string[] = [];

  private constructor(
    private readonly service: TestService,
    private readonly desk: ArrivalsDesk,
  ) {}

  static async open(service: TestService): Promise<CopiesWorld> {
    return new CopiesWorld(service, await ArrivalsDesk.open(service));
  }

  /** Of the shop itself, which sends what a bookshop hands out. */
  static async openOwnShop(service: TestService): Promise<CopiesWorld> {
    return new CopiesWorld(service, await ArrivalsDesk.openOwnShop(service));
  }

  async take(step: CopiesStep): Promise<void> {
    this.findingsOfStep = [];
    if ('isGood' in step) await this.command(step);
    else if ('copies' in step) await this.scan(step.place, step.copies);
    else if (step.kind === 'order') await this.order(step.place);
    else await this.takeBack(step.place);
    await this.settled();
    this.findingsOfStep.push(...(await this.younger(step.kind)));
  }

  /** What is wrong now; empty where nothing is. */
  async findings(): Promise<string[]> {
    const lines = await this.lines();
    const shelves = await Promise.all(this.isbns.map((isbn) => this.desk.shelf(isbn)));
    const kept = lines.filter(({ state }) => having.has(state));
    const here = sumOf(kept) + shelves.reduce((sum, copies) => sum + copies, 0);
    const twice = (await this.desk.arrivals())
      .filter(({ takenBackAt, lineId }) => takenBackAt === null && lineId !== null)
      .map(({ lineId }) => lineId);
    return [
      ...this.findingsOfStep,
      ...(here === this.copies ? [] : [`${this.copies} copies have come, ${here} are there`]),
      ...(new Set(twice).size === twice.length ? [] : ['a line has two copies']),
    ];
  }

  private async order(place: number): Promise<void> {
    const quantity = 1 + (place % 3 === 0 ? 1 : 0);
    const [one = '', other = ''] = this.isbns;
    const wanted = [[one], [other], [one, other]][place % 3] ?? [];
    const lines = wanted.map((reference) => ({ reference, quantity }));
    const deliveries = place % 2 === 1 ? ('one' as const) : ('several' as const);
    const placed = await this.desk.place(lines, {
      deliveries,
      ...(!this.desk.isOwnShop && { paymentMethod: 'shop', paymentState: 'due', paidAt: null }),
    });
    this.orders.push(placed);
    if (!this.desk.isOwnShop) return;
    // What is sent was paid by card: a cancellation gives that back.
    const { paidAt } = placed.order;
    await aPayment(this.service.dataSource, placed.order, { state: 'paid', paidAt });
  }

  private async scan(place: number, copies: number): Promise<void> {
    await this.desk.scan(this.isbns[place % 2] ?? '', { copies });
    this.copies += copies;
  }

  private async takeBack(place: number): Promise<void> {
    const arrivals = await this.desk.arrivals();
    const arrival = arrivals[place % Math.max(1, arrivals.length)];
    if (arrival === undefined) return;
    const { status } = await this.desk.takeBack(arrival.id);
    const isGone = status === 200 && arrival.takenBackAt === null && arrival.source === 'scan';
    if (isGone) this.copies -= arrival.quantity;
  }

  private async command({ kind, place, isGood }: StepOfOrder): Promise<void> {
    const placed = this.orders[place % Math.max(1, this.orders.length)];
    if (placed === undefined) return;
    const path = `${this.desk.api}/orders/${placed.order.id}`;
    const { body: order } = await this.desk.owner.call<MovedOrder>({ path });
    const name = this.nameOf(kind);
    if (name === 'receive-return') await this.withdraw(placed.order.id);
    const line = order.lines.find(
      ({ commands, state }) =>
        commands.includes(name) || (name === 'receive-return' && isGone(state)),
    );
    if (line === undefined) return;
    const before = await this.desk.arrivals();
    const command = { command: name, lineIds: [line.id], ...told(isGood)[name] };
    const { status } = await this.desk.owner.call({
      method: 'POST',
      path: `${path}/commands`,
      body: { version: order.version, command },
    });
    if (status === 200) this.copies += gained(line, { name, isGood, before });
  }

  /** The shop itself hands nothing over: it sends. */
  private nameOf(kind: StepOfOrder['kind']): CommandName {
    return kind === 'deliver' && this.desk.isOwnShop ? 'ship' : commandOf[kind];
  }

  /** As the family would; the mail and the statement are nothing to the copies. */
  private async withdraw(orderId: string): Promise<void> {
    await this.service.dataSource.query(
      `UPDATE order_line SET withdrawn_at = NOW(3) WHERE order_id = ? AND state IN ('shipped', 'delivered')`,
      [orderId],
    );
  }

  private async settled(): Promise<void> {
    const sql = 'SELECT COUNT(*) AS waiting FROM outbox_message WHERE topic = ?';
    const isEmpty = async () => {
      const [row] = await this.service.dataSource.query<{ waiting: string }[]>(sql, [
        FREED_COPIES_TOPIC,
      ]);
      return Number(row?.waiting) === 0;
    };
    if (!(await waitUntil(isEmpty, 20_000))) throw new Error('Freed copies are given to nobody.');
  }

  /** Whoever was served while somebody older waits. What is taken back makes somebody wait again. */
  private async younger(kind: CopiesStep['kind']): Promise<string[]> {
    const arrivals = await this.desk.arrivals();
    const given = arrivals.filter(({ id, orderId }) => !this.known.has(id) && orderId !== null);
    this.known = new Set(arrivals.map(({ id }) => id));
    if (kind === 'take back' || kind === 'undo') return [];
    const lines = await this.lines();
    return given.flatMap((arrival) => this.olderThan(arrival, lines));
  }

  private olderThan({ isbn, orderId }: ArrivalEntity, lines: OrderLineEntity[]): string[] {
    const served = this.orders.findIndex(({ order }) => order.id === orderId);
    const older = new Set(this.orders.slice(0, served).map(({ order }) => order.id));
    return lines
      .filter(
        (line) =>
          line.reference === isbn && awaitingStates.includes(line.state) && older.has(line.orderId),
      )
      .map((line) => `${orderId} was served before ${line.orderId}`);
  }

  private async lines(): Promise<OrderLineEntity[]> {
    const orderId = In(this.orders.map(({ order }) => order.id));
    return this.service.dataSource.manager.findBy(OrderLineEntity, { orderId });
  }
}

/** What both doors say of an order, as far as it is looked at. */
type MovedOrder = Pick<DeskOrder, 'version'> & {
  lines: Pick<DeskOrder['lines'][number], 'id' | 'quantity' | 'state' | 'commands'>[];
};

const isGone = (state: string) => state === 'shipped' || state === 'delivered';

const sumOf = (lines: OrderLineEntity[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What each command is told. */
const told = (isGood: boolean) => ({
  reserve: {},
  deliver: {},
  ship: { carrier: 'Corriere', code: '1', url: '' },
  'take-back': {},
  cancel: { reason: 'Non serve più' },
  'receive-return': { restocks: isGood },
});

interface Done {
  name: CommandName;
  isGood: boolean;
  before: readonly ArrivalEntity[];
}

/** How many copies there are more by a command for a line. */
function gained(
  { id, quantity, state }: MovedOrder['lines'][number],
  { name, isGood, before }: Done,
): number {
  if (name === 'reserve') return quantity;
  if (name === 'receive-return') return isGood ? 0 : -quantity;
  if (name !== 'take-back' || state !== 'reserved') return 0;
  // What was found by hand and put aside is not there, then; so is a copy of a box.
  const came = before.find(({ lineId, takenBackAt }) => lineId === id && takenBackAt === null);
  return came === undefined || came.source === 'scan' ? -quantity : 0;
}
