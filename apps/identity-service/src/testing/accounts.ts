import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { AdminEntity } from '../users/admin.entity';
import { Passwords } from '../passwords/passwords';
import { UserEntity } from '../users/user.entity';
import type { TestService } from './test-service';

export const PASSWORD = 'una password lunga';

/** An account of the shop with the password above; each has an e-mail of its own unless told. */
export async function addUser(
  service: TestService,
  fields: Partial<UserEntity> = {},
): Promise<UserEntity> {
  const users = service.app.get(DataSource).getRepository(UserEntity);
  const uid = randomUUID();
  const passwordHash = await service.app.get(Passwords, { strict: false }).hash(PASSWORD);
  const displayName = 'Ada Rossi';
  const email = `${uid}@example.it`;
  await users.insert({ uid, email, displayName, passwordHash, role: 'customer', ...fields });
  return users.findOneByOrFail({ uid: fields.uid ?? uid });
}

/** An admin with the password above, who may do everything unless told. */
export async function addAdmin(
  service: TestService,
  fields: Partial<AdminEntity> = {},
): Promise<AdminEntity> {
  const admins = service.app.get(DataSource).getRepository(AdminEntity);
  const id = randomUUID();
  const passwordHash = await service.app.get(Passwords, { strict: false }).hash(PASSWORD);
  await admins.insert({
    id,
    username: `admin-${id}`,
    passwordHash,
    areas: ['all'],
    ...fields,
  });
  return admins.findOneByOrFail({ id });
}
