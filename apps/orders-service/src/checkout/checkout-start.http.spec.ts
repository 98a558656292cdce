import { orderCalls } from '../testing/order-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedBook } from '../testing/wanted';

let service: TestService;
let calls: ReturnType<typeof orderCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = orderCalls(service);
});
afterAll(() => service.stop());

const aBook = () => wantedBook(service.schools.add());

describe('a checkout', () => {
  it('begins with what the last orders were sent to', async () => {
    const { call } = await service.signIn();
    const start = () => call<object>({ path: '/api/checkout' });
    const nothing = { contact: null, address: null, invoice: null, pickupPointId: null };
    expect((await start()).body).toEqual(nothing);
    const body = await calls.bodyOf([aBook()]);
    await calls.send({ call }, body);
    expect((await start()).body).toEqual({
      ...nothing,
      contact: body.contact,
      address: body.address,
    });
    const { id: pickupPointId } = service.bookshops.add();
    const values = { shippingMethod: 'pickup' as const, pickupPointId };
    await calls.send({ call }, await calls.bodyOf([aBook()], values));
    expect((await start()).body).toEqual({
      contact: body.contact,
      address: body.address,
      invoice: null,
      pickupPointId,
    });
  });

  it('finds the comuni of a postal code', async () => {
    const { body } = await service.call<{ comuni: object[] }>({ path: '/api/places?cap=26100' });
    expect(body.comuni).toEqual([{ comune: 'Cremona', provincia: 'Cremona', sigla: 'CR' }]);
    expect((await service.call({ path: '/api/places?cap=26' })).status).toBe(400);
  });
});
