import { randomInt, randomUUID } from 'node:crypto';
import type { Arrival, Scan, ScanOutcome } from '@zaino/contracts/orders';
import { MINUTE_MS } from '@zaino/rules/durations';
import { eanCheckDigit } from '@zaino/rules/isbn';
import type { OrderLineEntity } from '../../orders/order-line.entity';
import type { OrderEntity } from '../../orders/order.entity';
import { aBookLine, type OrderWithLines, placedOrder } from '../../testing/placed-order';
import type { SignedInCaller, TestAnswer } from '../../testing/test-calls';
import type { TestService } from '../../testing/test-service';
import { ArrivalEntity } from '../arrival.entity';
import { ShelfEntity } from '../shelf.entity';

type Caller = Pick<SignedInCaller, 'call'>;

/** A right ISBN that no other test has. */
export function anIsbn(): string {
  const twelve = `97888${String(randomInt(10_000_000)).padStart(7, '0')}`;
  return `${twelve}${eanCheckDigit(twelve)}`;
}

/** A bookshop that unpacks its boxes. */
export class ArrivalsDesk {
  readonly bookshopId = randomUUID();
  private ordersPlaced = 0;

  private constructor(
    readonly service: TestService,
    public owner: Caller,
  ) {}

  static async open(service: TestService): Promise<ArrivalsDesk> {
    const desk = new ArrivalsDesk(service, service);
    await desk.signIn();
    return desk;
  }

  /** One more of its people; the session of the last is used unless told. */
  async signIn(): Promise<Caller> {
    this.owner = await this.service.signIn({
      role: 'bookshop',
      tenantId: this.bookshopId,
      displayName: 'Marta',
    });
    return this.owner;
  }

  /** A paid order for these books, younger than those before it. */
  place(
    lines: readonly Partial<OrderLineEntity>[],
    order: Partial<OrderEntity> = {},
  ): Promise<OrderWithLines> {
    this.ordersPlaced += 1;
    const createdAt = new Date(Date.now() - 1_000 * MINUTE_MS + this.ordersPlaced * MINUTE_MS);
    return placedOrder(this.service.dataSource, {
      order: {
        bookshopId: this.bookshopId,
        shippingMethod: 'pickup',
        paymentState: 'paid',
        paidAt: createdAt,
        payBefore: null,
        state: 'waiting',
        createdAt,
        ...order,
      },
      lines: lines.map((line) => ({
        ...aBookLine({ state: 'waiting', sellerId: this.bookshopId }),
        ...line,
      })),
    });
  }

  receive(
    scans: readonly Scan[],
    caller: Caller = this.owner,
  ): Promise<TestAnswer<{ outcomes: ScanOutcome[] }>> {
    return caller.call({ method: 'POST', path: '/api/desk/arrivals', body: { scans } });
  }

  /** What came of one scan. */
  async scan(
    code: string,
    { copies = 1, id = randomUUID(), caller = this.owner }: ScanOptions = {},
  ): Promise<ScanOutcome> {
    const { status, body } = await this.receive([{ id, code, copies }], caller);
    const [outcome] = status === 200 ? body.outcomes : [];
    if (outcome === undefined) throw new Error(JSON.stringify(body));
    return outcome;
  }

  takeBack(id: string, caller: Caller = this.owner): Promise<TestAnswer<Arrival>> {
    return caller.call({ method: 'POST', path: `/api/desk/arrivals/${id}/take-back` });
  }

  /** Copies on the shelf. */
  async shelf(isbn: string): Promise<number> {
    const { bookshopId: shopId } = this;
    const row = await this.service.dataSource.manager.findOneBy(ShelfEntity, { shopId, isbn });
    return row?.copies ?? 0;
  }

  /** Everything that came, in its order. */
  arrivals(): Promise<ArrivalEntity[]> {
    return this.service.dataSource.manager.find(ArrivalEntity, {
      where: { shopId: this.bookshopId },
      order: { at: 'ASC', part: 'ASC' },
    });
  }
}

interface ScanOptions {
  copies?: number;
  id?: string;
  caller?: Caller;
}
