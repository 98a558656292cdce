import { randomUUID } from 'node:crypto';
import { authEndpoints, type Registration } from '@zaino/contracts/identity';
import { DataSource } from 'typeorm';
import { UserEntity } from '../users/user.entity';
import type { TestService } from './test-service';

/** A family's registration with an e-mail of its own. */
export function aRegistration(
  profile: Partial<Registration['profile']> = {},
  fields: Partial<Registration> = {},
): Registration {
  return {
    email: `${randomUUID()}@example.it`,
    password: 'una password lunga',
    profile: { name: 'Maria Rossi', ...profile },
    ...fields,
  };
}

export const aDomain = () => `libri-${randomUUID().slice(0, 8)}`;

/** Somebody who has just registered, signed in by that. */
export async function registered(service: TestService, registration = aRegistration()) {
  const browser = service.browser();
  const me = await browser.ask(authEndpoints.register, { body: registration });
  return { browser, me, uid: me.user.uid, email: registration.email, registration };
}

/** The account as it is in the database; null where there is none. */
export function userBy(
  service: TestService,
  where: { uid: string } | { email: string },
): Promise<UserEntity | null> {
  return service.app.get(DataSource).manager.findOneBy(UserEntity, where);
}
