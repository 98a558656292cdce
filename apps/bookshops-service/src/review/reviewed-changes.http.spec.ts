import { openings } from '../testing/openings';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { opened, pointOf, shownName, waiting } = openings(() => service);

describe('a change of what customers go by', () => {
  it('waits for an admin while they see the old', async () => {
    const bookshop = await opened();
    const { tenant, change } = bookshop;
    const { status, body } = await change({ name: 'Il Segnalibro', city: 'Lodi', phone: '0372 1' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'La Pagina',
      city: 'Cremona',
      phone: '0372 1',
      state: 'open',
      opening: { missing: [], pending: { name: 'Il Segnalibro', city: 'Lodi' } },
    });
    expect(await shownName(bookshop)).toBe('La Pagina');
    expect(await waiting(bookshop)).toMatchObject({ wish: 'changes' });
    await service.command(tenant.id, { kind: 'approve' });
    expect(await shownName(bookshop)).toBe('Il Segnalibro');
    expect((await service.review(tenant.id)).history.slice(0, 2)).toMatchObject([
      {
        action: 'changes-approved',
        before: { name: 'La Pagina', city: 'Cremona' },
        after: { name: 'Il Segnalibro', city: 'Lodi' },
      },
      { action: 'changes-asked', before: { name: 'La Pagina' }, after: { name: 'Il Segnalibro' } },
    ]);
  });

  it('is refused with a reason, and the old stays', async () => {
    const bookshop = await opened();
    const { tenant, change, read } = bookshop;
    await change({ address: 'Via dei Banchi 12' });
    const reason = 'Manca una prova del trasloco.';
    await service.command(tenant.id, { kind: 'refuse', reason });
    expect((await read()).body).toMatchObject({
      address: 'Via Roma 1',
      opening: { pending: null, reason },
    });
  });

  it('waits no more once the owner takes it back', async () => {
    const bookshop = await opened();
    const { tenant, change } = bookshop;
    await change({ name: 'Il Segnalibro' });
    expect((await change({ name: 'La Pagina' })).body.opening.pending).toBeNull();
    expect((await service.review(tenant.id)).wish).toBeNull();
  });

  it.each(['paused', 'closed'])('waits also while it is %s', async (state) => {
    const bookshop = await opened();
    const { change } = bookshop;
    await change({ state });
    const { body } = await change({ name: 'Il Segnalibro', state: 'open' });
    expect(body).toMatchObject({
      name: 'La Pagina',
      opening: { pending: { name: 'Il Segnalibro' } },
    });
    expect(await shownName(bookshop)).toBe('La Pagina');
  });

  it('shows first notes at once that lead nobody elsewhere, and has later ones wait', async () => {
    const bookshop = await opened();
    const { change } = bookshop;
    await change({ pickupNotes: 'Suonare. Contanti, bancomat, Satispay in negozio' });
    expect((await pointOf(bookshop))?.notes).toMatch(/Satispay/);
    await change({ pickupNotes: 'Entrare dal cortile' });
    expect((await pointOf(bookshop))?.notes).toMatch(/Satispay/);
  });

  it.each([
    ['iban', 'IBAN IT60X0542811101000000123456'],
    ['card-number', '4242 4242 4242 4242'],
    ['link', 'www.paga.example'],
    ['prepayment', 'Pagare prima del ritiro'],
  ])('has first notes with %s wait, and tells the admin', async (finding, pickupNotes) => {
    const bookshop = await opened();
    const { tenant, change } = bookshop;
    expect((await change({ pickupNotes })).body).toMatchObject({
      pickupNotes: '',
      opening: { pending: { pickupNotes } },
    });
    expect((await pointOf(bookshop))?.notes).toBe('');
    expect((await service.review(tenant.id)).noteFindings).toContain(finding);
  });
});
