import { ready, startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const pickupPoints = async () => {
  const { body } = await service.call({ path: '/api/pickup-points?cap=26100' });
  return (body as unknown as { pickupPoints: { name: string }[] }).pickupPoints;
};

/** Another bookshop's name and place, and notes that lead the money elsewhere. */
const borrowed = {
  ...ready,
  name: 'Libreria Il Segnalibro',
  address: 'Via dei Banchi 12',
  pickupNotes: 'Pagare prima del ritiro: IBAN IT60X0542811101000000123456',
};

describe('a stranger who has just registered', () => {
  it('is no pick-up point, whatever the registration asks for', async () => {
    const { change } = await service.bookshop();
    const { status, body } = await change({ ...borrowed, state: 'open', offersPickup: true });
    expect(status).toBe(200);
    expect(body.state).toBe('draft');
    expect(await pickupPoints()).toEqual([]);
  });
});

describe('a registration with an address that nobody has proven', () => {
  it('is told what is missing, and is approved by nobody before', async () => {
    const { tenant, change } = await service.bookshop();
    const { body } = await change({ ...borrowed, state: 'open', offersPickup: true });
    expect(body.opening).toMatchObject({
      missing: ['email', 'vat-number', 'approval'],
      approvedAt: null,
    });
    expect(await service.command(tenant.id, { kind: 'approve' })).toMatchObject({
      status: 409,
      body: {
        code: 'tenant-not-ready',
        detail:
          'Per approvare la libreria manca ancora: l’indirizzo e-mail confermato, la partita IVA.',
      },
    });
    expect(await pickupPoints()).toEqual([]);
  });
});
