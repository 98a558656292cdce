import { randomUUID } from 'node:crypto';
import { authEndpoints } from '@zaino/contracts/identity';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Outbox } from '@zaino/service/outbox/outbox';
import { waitUntil } from '@zaino/testing/processes';
import { DataSource } from 'typeorm';
import { delivered, failedDelivery } from '../testing/outbox-delivery';
import { aDomain, aRegistration, registered, userBy } from '../testing/registrations';
import { startTestService, type TestService } from '../testing/test-service';
import { UserEntity } from '../users/user.entity';
import { CONFIRM_TENANT_TOPIC, ConfirmTenant } from './confirm-tenant';
import type { Reservation } from './reservation';

const PATIENCE_MS = 15_000;

describe('confirming a bookshop', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const confirm = (reservation: Reservation) =>
    service.app.get(ConfirmTenant, { strict: false }).handle(reservation);
  const tenantOf = ({ id }: Reservation) => service.bookshops.tenants.get(id);

  /** An owner of a confirmed bookshop, and what it was reserved with. */
  const anOwner = async () => {
    const domain = aDomain();
    const owner = await registered(service, aRegistration({ domain }));
    const { uid: ownerId, me } = owner;
    const reservation = { id: me.user.tenantId ?? '', ownerId, name: 'Maria Rossi', domain };
    const isConfirmed = () => tenantOf(reservation)?.isConfirmed === true;
    expect(await waitUntil(isConfirmed, PATIENCE_MS)).toBe(true);
    return { ...owner, reservation };
  };

  it('may come twice', async () => {
    const { reservation } = await anOwner();
    await confirm(reservation);
    expect(tenantOf(reservation)?.isConfirmed).toBe(true);
  });

  it('goes on until the bookshops service answers', async () => {
    const { reservation } = await anOwner();
    service.bookshops.isAway = true;
    const { manager } = service.app.get(DataSource);
    await delivered(service);
    await service.app.get(Outbox).add(manager, CONFIRM_TENANT_TOPIC, reservation);
    await failedDelivery(service, CONFIRM_TENANT_TOPIC);
    service.bookshops.isAway = false;
    const before = service.bookshops.calls.length;
    service.clock.advance(MINUTE_MS);
    await delivered(service);
    expect(service.bookshops.calls.slice(before)).toEqual([
      `POST /internal/tenants/${reservation.id}/confirm`,
    ]);
  });

  it('makes a reservation anew that has lapsed meanwhile', async () => {
    const { reservation } = await anOwner();
    service.bookshops.tenants.delete(reservation.id);
    await confirm(reservation);
    expect(tenantOf(reservation)).toMatchObject({
      domain: reservation.domain,
      isConfirmed: true,
    });
  });

  it('brings no bookshop of a deleted account back', async () => {
    const { reservation, uid } = await anOwner();
    await service.app.get(DataSource).manager.delete(UserEntity, { uid });
    service.bookshops.tenants.delete(reservation.id);
    await confirm(reservation);
    expect(tenantOf(reservation)).toBeUndefined();
  });

  it('leaves a family where somebody else has the domain now, and tells it', async () => {
    const { reservation, uid, email, browser } = await anOwner();
    const { domain } = reservation;
    const proven = { emailVerifiedAt: new Date() };
    await service.app.get(DataSource).manager.update(UserEntity, { uid }, proven);
    service.bookshops.tenants.delete(reservation.id);
    const other = { id: randomUUID(), ownerId: randomUUID(), name: 'Altra libreria' };
    service.bookshops.add({ ...other, domain });
    await confirm(reservation);
    await confirm(reservation);
    expect(await userBy(service, { uid })).toMatchObject({ role: 'customer', tenantId: null });
    expect(await browser.ask(authEndpoints.me)).toBeNull();
    const mail = await service.mailbox.mailTo(email, 2);
    expect(mail.subject).toBe('Scegli un altro dominio per la tua libreria');
    expect(mail.text).toContain(domain);
  });
});
