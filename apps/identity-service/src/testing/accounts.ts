import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Admin } from '../admins/admin.entity';
import { PasswordsService } from '../passwords/passwords.service';
import { User } from '../users/user.entity';
import type { TestService } from './test-service';

export const PASSWORD = 'una password lunga';

/** An account of the shop with the password above; each has an e-mail of its own unless told. */
export async function addUser(service: TestService, fields: Partial<User> = {}): Promise<User> {
  const users = service.app.get(DataSource).getRepository(User);
  const uid = randomUUID();
  const passwordHash = await service.app.get(PasswordsService, { strict: false }).hash(PASSWORD);
  const displayName = 'Ada Rossi';
  const email = `${uid}@example.it`;
  await users.insert({ uid, email, displayName, passwordHash, role: 'customer', ...fields });
  return users.findOneByOrFail({ uid: fields.uid ?? uid });
}

/** An admin with the password above. */
export async function addAdmin(service: TestService, fields: Partial<Admin> = {}): Promise<Admin> {
  const admins = service.app.get(DataSource).getRepository(Admin);
  const id = randomUUID();
  const passwordHash = await service.app.get(PasswordsService, { strict: false }).hash(PASSWORD);
  await admins.insert({ id, username: `admin-${id}`, passwordHash, ...fields });
  return admins.findOneByOrFail({ id });
}
