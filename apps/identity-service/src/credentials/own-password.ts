import { Inject, Injectable } from '@nestjs/common';
import { clientAddress } from '@zaino/service/client-address';
import { CONFIG } from '@zaino/service/config.module';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { KnownDevices } from '../lockout/known-devices';
import { type AttemptClaim, Lockout } from '../lockout/lockout';
import { missingPassword, refusedPassword } from '../lockout/refused-password';
import { Passwords } from '../passwords/passwords';
import { signInUnavailable } from '../sessions/sign-in-unavailable';
import { goneAccount } from '../users/gone-account';
import { UserEntity } from '../users/user.entity';

/** Asks the signed-in once more who they are; the attempts count like those of sign-in. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly lockout: Lockout,
    private readonly devices: KnownDevices,
    @Inject(CONFIG) private readonly config: Pick<Config, 'OIDC_ISSUER'>,
  ) {}

  /** The account as it was when its password was right; `field` is the input's, for what is wrong with it. */
  async prove(
    { session }: SignedIn,
    { field, password }: { field: string; password: string },
    request: FastifyRequest,
  ): Promise<UserEntity> {
    const { uid } = session.user;
    const user = await this.dataSource.manager.findOneBy(UserEntity, { uid });
    if (user === null) throw goneAccount();
    const claim = await this.claimOfUser(user, request);
    const outcome = await this.lockout
      .attempt(claim, async () =>
        (await this.passwords.verify(password, user.passwordHash)) ? user : null,
      )
      .catch(signInUnavailable);
    if ('refusal' in outcome) throw refusedPassword(outcome.refusal, field);
    return outcome.proof;
  }

  /**
   * As `prove`, where the account signs in by a password of ours. Where another provider knows who it is, the session is
   * all the proof there is.
   */
  async proveIfAny(
    signedIn: SignedIn,
    { field, password }: { field: string; password: string | undefined },
    request: FastifyRequest,
  ): Promise<UserEntity> {
    const { uid } = signedIn.session.user;
    const user = await this.dataSource.manager.findOneBy(UserEntity, { uid });
    if (user === null) throw goneAccount();
    const isForeign = this.config.OIDC_ISSUER !== undefined || user.passwordHash === null;
    if (isForeign) return user;
    if (password === undefined) throw missingPassword(field);
    return this.prove(signedIn, { field, password }, request);
  }

  /** Whose attempt it is that a signed-in person makes. */
  async claimOf({ session }: SignedIn, request: FastifyRequest): Promise<AttemptClaim> {
    const { uid } = session.user;
    const user = await this.dataSource.manager.findOneBy(UserEntity, { uid });
    if (user === null) throw goneAccount();
    return this.claimOfUser(user, request);
  }

  private async claimOfUser(
    { uid, email }: UserEntity,
    request: FastifyRequest,
  ): Promise<AttemptClaim> {
    return {
      account: { kind: 'customer', name: email },
      address: clientAddress(request),
      knownDevice: await this.devices.knownHash(request, uid),
      userId: uid,
    };
  }
}
