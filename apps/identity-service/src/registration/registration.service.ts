import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { authEndpoints, Me } from '@zaino/contracts/identity';
import { Clock } from '@zaino/service/clock';
import type { BodyOf } from '@zaino/service/route';
import { parseDomain } from '../bookshops/parse-domain';
import { Reservations } from '../bookshops/reservations';
import { ChosenPasswords } from '../passwords/chosen-passwords';
import type { Visit } from '../sessions/visitor-sessions.service';
import type { UserEntity } from '../users/user.entity';
import { AccountWriter } from './account-writer';
import { newUser } from './new-user';
import { Newcomers } from './newcomers';

type Registration = BodyOf<typeof authEndpoints.register>;

const DOMAIN_FIELD = 'profile.domain';

/** Makes the account of a family, or of a bookshop's owner together with the bookshop. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly writer: AccountWriter,
    private readonly newcomers: Newcomers,
    private readonly passwords: ChosenPasswords,
    private readonly reservations: Reservations,
    private readonly clock: Clock,
  ) {}

  /** Signs in at once, with an address that is still to be verified. */
  async register({ email, password, profile }: Registration, visit: Visit): Promise<Me> {
    const domain = profile.domain === undefined ? null : parseDomain(profile.domain, DOMAIN_FIELD);
    await this.writer.check(email);
    const names = [profile.name, profile.bookshopName, domain];
    const passwordHash = await this.passwords.hash(password, { email, names });
    const user = newUser({ email, passwordHash }, profile, new Date(this.clock.now()));
    return domain === null
      ? this.registerFamily(user, visit)
      : this.registerBookshop(user, { domain, name: profile.bookshopName }, visit);
  }

  private async registerFamily(user: UserEntity, visit: Visit): Promise<Me> {
    const opened = await this.writer.write(user, null, visit.request);
    return this.newcomers.welcome(opened, null, visit);
  }

  private async registerBookshop(
    family: UserEntity,
    { domain, name = nameOf(domain) }: { domain: string; name: string | undefined },
    visit: Visit,
  ): Promise<Me> {
    const tenantId = randomUUID();
    const owner = Object.assign(family, { role: 'bookshop' as const, tenantId });
    const reservation = { id: tenantId, ownerId: owner.uid, name, domain };
    const { tenant, opened } = await this.reservations.during(
      reservation,
      DOMAIN_FIELD,
      async (reserved) => ({
        tenant: reserved,
        opened: await this.writer.write(owner, { tenant: reserved, reservation }, visit.request),
      }),
    );
    return this.newcomers.welcome(opened, tenant, visit);
  }
}

/** What a bookshop is called until its owner says so: never by the owner's own name, which would be published. */
function nameOf(domain: string): string {
  const words = domain.split('-').filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
