import type { CartLine } from '@zaino/rules/cart-line';
import { aBookLine, aProductLine, type OrderWithLines, placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const reorder = async ({ order }: OrderWithLines, uid = order.customerId) => {
  const { call } = await service.signIn({ uid });
  const path = `/api/orders/${order.id}/reorder`;
  return call<{ lines: CartLine[]; gone: string[] }>({ method: 'POST', path });
};

describe('ordering again', () => {
  it('gives the lines with the texts and prices of now, each article once', async () => {
    const { isbn } = service.schools.add({ titolo: 'Matematica blu 1', prezzo: 33 });
    const { id } = service.catalogue.add({ nome: 'Quaderno a quadretti', prezzo: 1.9 });
    const placed = await placedOrder(service.dataSource, {
      lines: [
        aBookLine({ reference: isbn, quantity: 2 }),
        aProductLine({ reference: id, quantity: 3 }),
        aBookLine({ reference: isbn, state: 'cancelled' }),
      ],
    });
    const { status, body } = await reorder(placed);
    expect(status).toBe(200);
    expect(body.gone).toEqual([]);
    expect(body.lines).toMatchObject([
      {
        type: 'book',
        isbn,
        titolo: 'Matematica blu 1',
        prezzo: 33,
        quantity: 3,
        scuola: { codice: 'CRIC80100X' },
        classe: '1',
        sezione: 'A',
      },
      { type: 'product', id, nome: 'Quaderno a quadretti', prezzo: 1.9, quantity: 3 },
    ]);
  });

  it('names what cannot be had any more', async () => {
    const { isbn } = service.schools.add({
      vendibile: false,
      motivoNonVendibile: 'senza-prezzo',
    });
    const { id } = service.catalogue.add({ pezzi_disponibili: 0 });
    const placed = await placedOrder(service.dataSource, {
      lines: [
        aBookLine({ reference: isbn }),
        aBookLine({ reference: '9780000000000' }),
        aProductLine({ reference: id }),
        aProductLine({ reference: 'P-GONE' }),
      ],
    });
    const { body } = await reorder(placed);
    const book = 'Matematica verde 1';
    expect(body).toEqual({ lines: [], gone: [book, book, 'Quaderno a righe', 'Quaderno a righe'] });
  });

  it('is for the order’s own customer', async () => {
    const placed = await placedOrder(service.dataSource);
    expect((await reorder(placed, '7d0f9a4e-6d5e-4d3a-9b39-5d3b8f0b7c11')).status).toBe(404);
  });
});
