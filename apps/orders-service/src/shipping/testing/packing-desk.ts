import type { Parcel, ParcelContents } from '@zaino/contracts/orders';
import { OrderLineEntity } from '../../orders/order-line.entity';
import type { OrderEntity } from '../../orders/order.entity';
import { aPayment } from '../../testing/a-payment';
import { aBookLine, type OrderWithLines, placedOrder } from '../../testing/placed-order';
import type { SignedInCaller, OrdersTestAnswer } from '../../testing/test-calls';
import type { TestService } from '../../testing/test-service';

const path = '/api/admin/shipping/parcels';

/** Whoever packs, by the calls of the packing page. */
export class PackingDesk {
  private constructor(
    private readonly service: TestService,
    readonly admin: SignedInCaller,
  ) {}

  static async open(service: TestService, displayName = 'Anna'): Promise<PackingDesk> {
    return new PackingDesk(service, await service.signIn({ role: 'admin', displayName }));
  }

  /** An order that is paid by card and to be sent: two books that lie aside, unless told. Gives the ids of its lines too. */
  async place(
    lines: Partial<OrderLineEntity>[] = [
      aBookLine({ state: 'reserved' }),
      aBookLine({ state: 'reserved', reference: '9788800000022' }),
    ],
    order: Partial<OrderEntity> = {},
  ): Promise<OrderWithLines & { ids: string[] }> {
    const { dataSource } = this.service;
    const states = lines.map(({ state }) => state);
    const state = states.includes('paid') ? 'paid' : 'reserved';
    const paidAt = new Date();
    const placed = await placedOrder(dataSource, {
      order: { state, paymentState: 'paid', paidAt, payBefore: null, ...order },
      lines,
    });
    await aPayment(dataSource, placed.order, { state: 'paid', paidAt });
    return { ...placed, ids: placed.lines.map(({ id }) => id) };
  }

  begin(number: string, more: { takesOver?: boolean } = {}): Promise<OrdersTestAnswer<Parcel>> {
    return this.admin.call<Parcel>({ method: 'POST', path, body: { number, ...more } });
  }

  fill(id: string, contents: ParcelContents): Promise<OrdersTestAnswer<Parcel>> {
    const body = { contents };
    return this.admin.call<Parcel>({ method: 'PUT', path: `${path}/${id}/contents`, body });
  }

  pack(id: string, contents: ParcelContents): Promise<OrdersTestAnswer<Parcel>> {
    return this.admin.call<Parcel>({
      method: 'POST',
      path: `${path}/${id}/pack`,
      body: { contents },
    });
  }

  reopen(id: string): Promise<OrdersTestAnswer<Parcel>> {
    return this.admin.call<Parcel>({ method: 'POST', path: `${path}/${id}/reopen` });
  }

  ship(id: string, code?: string): Promise<OrdersTestAnswer<Parcel>> {
    const body = code === undefined ? {} : { code };
    return this.admin.call<Parcel>({ method: 'POST', path: `${path}/${id}/ship`, body });
  }

  /** Packs all that an order's parcel shows. */
  async packAll(number: string): Promise<Parcel> {
    const { body: begun } = await this.begin(number);
    const { status, body } = await this.pack(begun.id, all(begun));
    if (status !== 200) throw new Error(`Not packed: ${body.detail ?? status}`);
    return body;
  }

  linesOf(orderId: string): Promise<OrderLineEntity[]> {
    const { manager } = this.service.dataSource;
    return manager.find(OrderLineEntity, { where: { orderId }, order: { position: 'ASC' } });
  }
}

/** All pieces of what a parcel shows. */
export function all({ lines }: Pick<Parcel, 'lines'>): ParcelContents {
  return lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
}
