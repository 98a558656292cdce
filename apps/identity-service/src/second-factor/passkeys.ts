import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import {
  type NewPasskey,
  type PasskeyCreation,
  type PasskeyRequest,
  passkeyCreationSchema,
  passkeyRequestSchema,
  type UsedPasskey,
} from '@zaino/contracts/identity';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../config';
import { type Holder, rowsOf, textOf } from './holder';
import { Once } from './once';
import { PasskeyEntity } from './passkey.entity';
import type { RelyingParty } from './relying-parties';

/** What a challenge is for: it counts for that alone. `session` is the caller's, where there is one. */
export interface ChallengeOf {
  holder: Holder;
  party: RelyingParty;
  purpose: 'setup' | 'sign-in' | 'proof';
  session?: string;
}

/** A passkey that was proven to be new and of this holder, before it is kept. */
export type ProvenPasskey = Pick<
  PasskeyEntity,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'rpId'
>;

/** Passkeys of accounts; every challenge is ours, of one holder and address, and counts once. */
@Injectable()
export class Passkeys {
  private readonly logger = new Logger('Passkeys');

  constructor(
    private readonly dataSource: DataSource,
    private readonly once: Once,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'BRAND_NAME'>,
  ) {}

  list(holder: Holder, manager = this.dataSource.manager): Promise<PasskeyEntity[]> {
    const where = rowsOf(holder);
    return manager.find(PasskeyEntity, { where, order: { createdAt: 'ASC' } });
  }

  /** `name` is what the authenticator shows beside the shop. */
  async begin(challenge: ChallengeOf, name: string): Promise<PasskeyCreation> {
    const { holder, party } = challenge;
    const known = await this.list(holder);
    const options = await generateRegistrationOptions({
      rpName: this.config.BRAND_NAME,
      rpID: party.rpId,
      userID: new Uint8Array(Buffer.from(textOf(holder))),
      userName: name,
      userDisplayName: name,
      attestationType: 'none',
      excludeCredentials: known.filter(({ rpId }) => rpId === party.rpId).map(describe),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
    await this.once.keep(options.challenge, bindingOf(challenge));
    return z.parse(passkeyCreationSchema, options);
  }

  /** Null for one that was not made by this challenge, at this address, or by a person who was asked. */
  async prove(challenge: ChallengeOf, passkey: NewPasskey): Promise<ProvenPasskey | null> {
    const verified = await verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: (given) => this.isOurs(given, challenge),
      expectedOrigin: challenge.party.origin,
      expectedRPID: challenge.party.rpId,
      requireUserVerification: true,
    }).catch((error: unknown) => this.refuse(error));
    if (!verified?.verified) return null;
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports: (passkey.response.transports ?? []).filter(isTransport).join(' '),
      rpId: challenge.party.rpId,
    };
  }

  /** In the transaction that has the holder locked. */
  async add(manager: EntityManager, holder: Holder, passkey: ProvenPasskey & { name: string }) {
    const createdAt = new Date(this.clock.now());
    await manager.insert(PasskeyEntity, {
      id: randomUUID(),
      ...rowsOf(holder),
      ...passkey,
      createdAt,
    });
  }

  /** What the browser is to sign with; null where the holder has no passkey for this address. */
  async challenge(challenge: ChallengeOf): Promise<PasskeyRequest | null> {
    const { holder, party } = challenge;
    const known = (await this.list(holder)).filter(({ rpId }) => rpId === party.rpId);
    if (known.length === 0) return null;
    const options = await generateAuthenticationOptions({
      rpID: party.rpId,
      allowCredentials: known.map(describe),
      userVerification: 'required',
    });
    await this.once.keep(options.challenge, bindingOf(challenge));
    return z.parse(passkeyRequestSchema, options);
  }

  /** Whether a passkey of the holder has signed the challenge; its count goes on with it. */
  async use(challenge: ChallengeOf, used: UsedPasskey): Promise<boolean> {
    const { holder, party } = challenge;
    const { manager } = this.dataSource;
    const known = await manager.findOneBy(PasskeyEntity, {
      ...rowsOf(holder),
      credentialId: used.id,
      rpId: party.rpId,
    });
    if (known === null) return false;
    const { id, publicKey, counter } = known;
    const verified = await verifyAuthenticationResponse({
      response: { ...used, clientExtensionResults: {} },
      expectedChallenge: (given) => this.isOurs(given, challenge),
      expectedOrigin: party.origin,
      expectedRPID: party.rpId,
      credential: { id: used.id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: true,
    }).catch((error: unknown) => this.refuse(error));
    if (!verified?.verified) return false;
    const changes = {
      counter: verified.authenticationInfo.newCounter,
      lastUsedAt: new Date(this.clock.now()),
    };
    const { affected } = await manager.update(PasskeyEntity, { id, counter }, changes);
    return affected === 1;
  }

  async forget(manager: EntityManager, holder: Holder, id?: string): Promise<boolean> {
    const { affected } = await manager.delete(PasskeyEntity, {
      ...rowsOf(holder),
      ...(id !== undefined && { id }),
    });
    return Boolean(affected);
  }

  private async isOurs(given: string, challenge: ChallengeOf): Promise<boolean> {
    return (await this.once.take(given)) === bindingOf(challenge);
  }

  /** The library says by an error what does not fit; what it says may quote what was sent. */
  private refuse(error: unknown): null {
    this.logger.warn(
      `A passkey was refused: ${error instanceof Error ? error.name : typeof error}`,
    );
    return null;
  }
}

function bindingOf({ holder, party, purpose, session = '' }: ChallengeOf): string {
  return [purpose, textOf(holder), party.origin, session].join(' ');
}

function describe({ credentialId, transports }: PasskeyEntity) {
  return { id: credentialId, transports: transports.split(' ').filter(Boolean) };
}

const isTransport = (text: string) => /^[a-z-]{1,30}$/.test(text);
