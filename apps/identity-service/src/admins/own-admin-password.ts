import { Injectable } from '@nestjs/common';
import { clientAddress } from '@zaino/service/client-address';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { type AttemptClaim, Lockout } from '../lockout/lockout';
import { refusedPassword } from '../lockout/refused-password';
import { goneAccount } from '../users/gone-account';
import type { AdminEntity } from '../users/admin.entity';
import { AdminPasswords } from './admin-passwords';
import { KnownAdminDevices } from './known-admin-devices';

/** Asks the signed-in admin once more who they are; the attempts count like those of sign-in. */
@Injectable()
export class OwnAdminPassword {
  constructor(
    private readonly passwords: AdminPasswords,
    private readonly lockout: Lockout,
    private readonly devices: KnownAdminDevices,
  ) {}

  /** The admin as of the moment the password was right; `field` is the input's, for what is wrong with it. */
  async prove(
    signedIn: SignedIn,
    { field, password }: { field: string; password: string },
    request: FastifyRequest,
  ): Promise<AdminEntity> {
    const admin = await this.passwords.findEnabled(signedIn.session.user.uid);
    if (admin === null) throw goneAccount();
    const check = () => this.passwords.prove(admin, password);
    const outcome = await this.lockout.attempt(await this.claimOf(signedIn, request), check);
    if ('refusal' in outcome) throw refusedPassword(outcome.refusal, field);
    return outcome.proof;
  }

  /** Whose attempt it is that a signed-in admin makes. */
  async claimOf({ session }: SignedIn, request: FastifyRequest): Promise<AttemptClaim> {
    const { uid: userId, displayName: name } = session.user;
    return {
      account: { kind: 'admin', name },
      address: clientAddress(request),
      knownDevice: await this.devices.knownHash(request, userId),
      userId,
    };
  }
}
