import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { CONFIG } from '@zaino/service/config.module';
import { Semaphore } from '@zaino/service/semaphore';
import { DomainError } from '@zaino/service/domain-error';
import type { Config } from '../config';

/** With 19 MiB a lane is through with these in about two seconds. */
const WAITING_PER_LANE = 64;

/**
 * Makes and checks password hashes on libuv's threads. A core and a thread of that pool are left to everybody
 * else, however many people sign in at once.
 */
@Injectable()
export class Passwords {
  private readonly semaphore: Semaphore;
  private readonly parameters: { memoryCost: number; timeCost: number; parallelism: number };
  /** How a hash of these parameters begins; argon2id in version 19 is the package's default. */
  private readonly prefix: string;
  private decoy: Promise<string> | undefined;

  constructor(@Inject(CONFIG) config: Pick<Config, 'UV_THREADPOOL_SIZE' | 'PASSWORD_MEMORY_KIB'>) {
    const memoryCost = config.PASSWORD_MEMORY_KIB;
    this.parameters = { memoryCost, timeCost: 2, parallelism: 1 };
    this.prefix = `$argon2id$v=19$m=${memoryCost},t=2,p=1$`;
    const permits = Math.max(1, Math.min(availableParallelism(), config.UV_THREADPOOL_SIZE) - 1);
    this.semaphore = new Semaphore({ permits, waiting: permits * WAITING_PER_LANE, refuse: busy });
  }

  hash(password: string): Promise<string> {
    return this.semaphore.run(() => hash(normalized(password), this.parameters));
  }

  /** Without a hash, for an account that does not exist, false after the same work. */
  async verify(password: string, stored: string | null): Promise<boolean> {
    const compared = stored ?? (await this.decoyHash());
    const isRight = await this.semaphore.run(() => verify(compared, normalized(password)));
    return stored !== null && isRight;
  }

  /** Whether a hash was made with other parameters than today's. */
  isOutdated(stored: string): boolean {
    return !stored.startsWith(this.prefix);
  }

  /** Of a password that nobody knows. */
  async onModuleInit(): Promise<void> {
    await this.decoyHash();
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= this.hash(randomBytes(32).toString('base64url'));
    return this.decoy;
  }
}

/** The same letters typed on two systems may be different code points. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}

function busy(): DomainError {
  const detail = 'Troppi accessi in questo momento: riprova tra qualche secondo.';
  return new DomainError('unavailable', sharedErrorCodes.unavailable, { detail });
}
