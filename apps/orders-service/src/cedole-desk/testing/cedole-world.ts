import type {
  CedolaTerms,
  DeskOrder,
  Distinta,
  LedgerCedola,
  Order,
  OrderRequest,
  Quote,
  WantedLine,
} from '@zaino/contracts/orders';
import { orderCalls } from '../../testing/order-calls';
import type { SignedInCaller } from '../../testing/test-calls';
import type { TestService } from '../../testing/test-service';
import { wantedBook } from '../../testing/wanted';

export const CREMONA = { comune: 'Cremona', provincia: 'CR' };
export const CLASS = { schoolCode: 'CREE80101X', classe: '2', sezione: 'A' };

let codes = 0;
/** A code that nobody has used. */
export const aCode = () => `CR-2026/${String((codes += 1)).padStart(5, '0')}`;

/** A bookshop that takes cedole of Cremona, its owner and a family. */
async function cedoleBookshop(service: TestService) {
  const { id: bookshopId } = service.bookshops.add();
  const owner = await service.signIn({
    role: 'bookshop',
    tenantId: bookshopId,
    displayName: 'Marta',
  });
  const family = await service.signIn();
  const calls = orderCalls(service);
  const desk = <Body>(method: string, path: string, body?: unknown, caller = owner) =>
    caller.call<Body>({ method, path: `/api/desk/${path}`, ...(body !== undefined && { body }) });
  const terms: CedolaTerms = { isAccepted: true, comuni: [{ ...CREMONA, discountPercent: 1.5 }] };
  await desk('PUT', 'cedole/terms', terms);
  const place = async (lines: WantedLine[], values: Partial<OrderRequest> = {}) => {
    const body = await calls.bodyOf(lines, {
      shippingMethod: 'pickup',
      address: null,
      pickupPointId: bookshopId,
      payment: 'shop',
      ...values,
    });
    return calls.send(family, body);
  };
  return { bookshopId, owner, family, desk, place };
}

/** The same with what each of them does. */
export async function cedoleWorld(service: TestService) {
  const bookshop = await cedoleBookshop(service);
  const { bookshopId, owner, family, desk, place } = bookshop;
  const world = {
    ...bookshop,
    /** A book of the second class, of 21,60 € unless told. */
    book: (prezzo = 21.6, values: Parameters<typeof wantedBook>[1] = {}) =>
      wantedBook(
        service.schools.add({ prezzo, tipoGrado: 'EE', nomeScuola: 'Scuola primaria Rodari' }),
        {
          scuola: { codice: CLASS.schoolCode },
          classe: CLASS.classe,
          sezione: CLASS.sezione,
          ...values,
        },
      ),
    cedola: (code = aCode(), values: object = {}) => ({
      ...CLASS,
      childId: null,
      code,
      ...CREMONA,
      ...values,
    }),
    quote: (lines: WantedLine[], cedole: object[] = []) =>
      family.call<Quote>({
        method: 'POST',
        path: '/api/quotes',
        body: { lines, shippingMethod: 'pickup', pickupPointId: bookshopId, cedole },
      }),
    /** An order of one book and, unless told, a cedola for it; as its bookshop sees it. */
    placed: async (lines: WantedLine[], values: Partial<OrderRequest> = {}) => {
      const answer = await place(lines, values);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return (await world.read(answer.body.orderId)).body;
    },
    read: (id: string) => desk<DeskOrder>('GET', `orders/${id}`),
    readOwn: async (id: string) => (await family.call<Order>({ path: `/api/orders/${id}` })).body,
    decide: (order: DeskOrder, body: object, caller: SignedInCaller = owner) =>
      desk<DeskOrder>(
        'POST',
        `orders/${order.id}/cedole/${order.cedole?.[0]?.id ?? ''}/decision`,
        { version: order.version, ...body },
        caller,
      ),
    /** A cedola of Cremona that is given at the counter, for all lines unless told. */
    enter: (order: DeskOrder, values: object = {}) =>
      desk<DeskOrder>('POST', `orders/${order.id}/cedole`, {
        version: order.version,
        lineIds: order.lines.map(({ id }) => id),
        code: aCode(),
        ...CREMONA,
        ...values,
      }),
    command: (order: DeskOrder, command: object) =>
      desk<DeskOrder>('POST', `orders/${order.id}/commands`, { version: order.version, command }),
    handOver: async (order: DeskOrder, payment?: object) => {
      const lineIds = order.lines.map(({ id }) => id);
      const waiting = order.lines.filter(({ state }) => state === 'received').map(({ id }) => id);
      const { body } = await world.command(order, { command: 'reserve', lineIds: waiting });
      return desk<DeskOrder>('POST', `orders/${order.id}/hand-over`, {
        version: body.version,
        lineIds,
        ...(payment && { payment }),
      });
    },
    /** A cedola whose book was handed over. */
    collected: async (prezzo = 21.6) => {
      const order = await world.placed([world.book(prezzo)], { cedole: [world.cedola()] });
      const accepted = await world.decide(order, { decision: 'accepted' });
      return (await world.handOver(accepted.body)).body;
    },
    ledger: async (query = '') =>
      (await desk<{ cedole: LedgerCedola[]; next: string | null }>('GET', `cedole${query}`)).body,
    send: (cedolaIds: string[], day: string) =>
      desk<Distinta>('POST', 'distinte', { cedolaIds, day }),
  };
  return world;
}
