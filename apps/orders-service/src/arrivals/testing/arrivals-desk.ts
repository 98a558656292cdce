import { randomInt, randomUUID } from 'node:crypto';
import type { Arrival, Scan, ScanOutcome } from '@zaino/contracts/orders';
import { MINUTE_MS } from '@zaino/rules/durations';
import { eanCheckDigit } from '@zaino/rules/isbn';
import { In } from 'typeorm';
import type { OrderLineEntity } from '../../orders/order-line.entity';
import type { OrderEntity } from '../../orders/order.entity';
import { bookshopOf, OWN_SHOP, type ShopId } from '../../orders/shop';
import { aBookLine, type OrderWithLines, placedOrder } from '../../testing/placed-order';
import type { SignedInCaller, OrdersTestAnswer } from '../../testing/test-calls';
import type { TestService } from '../../testing/test-service';
import { ArrivalEntity } from '../arrival.entity';
import { ShelfEntity } from '../shelf.entity';

type Caller = Pick<SignedInCaller, 'call'>;

/** A right ISBN that no other test has. */
export function anIsbn(): string {
  const twelve = `97888${String(randomInt(10_000_000)).padStart(7, '0')}`;
  return `${twelve}${eanCheckDigit(twelve)}`;
}

/** A bookshop that unpacks its boxes, or the shop itself, of which there is one. */
export class ArrivalsDesk {
  readonly bookshopId = randomUUID();
  private ordersPlaced = 0;
  private readonly isbns = new Set<string>();

  private constructor(
    readonly service: TestService,
    public owner: Caller,
    readonly isOwnShop: boolean,
  ) {}

  static open(service: TestService): Promise<ArrivalsDesk> {
    return new ArrivalsDesk(service, service, false).opened();
  }

  /** The shop itself; of what came there only the books of this desk are looked at. */
  static openOwnShop(service: TestService): Promise<ArrivalsDesk> {
    return new ArrivalsDesk(service, service, true).opened();
  }

  /** Below which its calls are. */
  get api(): string {
    return this.isOwnShop ? '/api/admin' : '/api/desk';
  }

  private get shopId(): ShopId {
    return this.isOwnShop ? OWN_SHOP : this.bookshopId;
  }

  private async opened(): Promise<this> {
    await this.signIn();
    return this;
  }

  /** One more of its people; the session of the last is used unless told. */
  async signIn(): Promise<Caller> {
    const person = this.isOwnShop
      ? ({ role: 'admin' } as const)
      : ({ role: 'bookshop', tenantId: this.bookshopId } as const);
    this.owner = await this.service.signIn({ ...person, displayName: 'Marta' });
    return this.owner;
  }

  /** A paid order for these books, younger than those before it. */
  place(
    lines: readonly Partial<OrderLineEntity>[],
    order: Partial<OrderEntity> = {},
  ): Promise<OrderWithLines> {
    this.ordersPlaced += 1;
    const createdAt = new Date(Date.now() - 1_000 * MINUTE_MS + this.ordersPlaced * MINUTE_MS);
    for (const { reference } of lines) if (reference) this.isbns.add(reference);
    const sellerId = bookshopOf(this.shopId);
    return placedOrder(this.service.dataSource, {
      order: {
        bookshopId: sellerId,
        shippingMethod: this.isOwnShop ? 'standard' : 'pickup',
        paymentState: 'paid',
        paidAt: createdAt,
        payBefore: null,
        state: 'waiting',
        createdAt,
        ...order,
      },
      lines: lines.map((line) => ({
        ...aBookLine({ state: 'waiting', sellerId }),
        ...line,
      })),
    });
  }

  receive(
    scans: readonly Scan[],
    caller: Caller = this.owner,
  ): Promise<OrdersTestAnswer<{ outcomes: ScanOutcome[] }>> {
    return caller.call({ method: 'POST', path: `${this.api}/arrivals`, body: { scans } });
  }

  /** What came of one scan. */
  async scan(
    code: string,
    { copies = 1, id = randomUUID(), caller = this.owner }: ScanOptions = {},
  ): Promise<ScanOutcome> {
    this.isbns.add(code);
    const { status, body } = await this.receive([{ id, code, copies }], caller);
    const [outcome] = status === 200 ? body.outcomes : [];
    if (outcome === undefined) throw new Error(JSON.stringify(body));
    return outcome;
  }

  takeBack(id: string, caller: Caller = this.owner): Promise<OrdersTestAnswer<Arrival>> {
    return caller.call({ method: 'POST', path: `${this.api}/arrivals/${id}/take-back` });
  }

  /** Copies on the shelf. */
  async shelf(isbn: string): Promise<number> {
    const { shopId } = this;
    const row = await this.service.dataSource.manager.findOneBy(ShelfEntity, { shopId, isbn });
    return row?.copies ?? 0;
  }

  /** Everything that came, in its order. */
  arrivals(): Promise<ArrivalEntity[]> {
    return this.service.dataSource.manager.find(ArrivalEntity, {
      where: { shopId: this.shopId, ...(this.isOwnShop && { isbn: In([...this.isbns]) }) },
      order: { at: 'ASC', part: 'ASC' },
    });
  }
}

interface ScanOptions {
  copies?: number;
  id?: string;
  caller?: Caller;
}
