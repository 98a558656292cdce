import { Inject, Injectable } from '@nestjs/common';
import {
  identityErrorCodes,
  type WeakPasswordReason,
  weakPasswordTexts,
} from '@zaino/contracts/identity';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import type { Config } from '../config';
import { BreachedPasswords } from './breached-passwords';
import { commonPasswords } from './common-passwords';
import { isOwnWord, type PasswordOwner } from './own-words';
import { Passwords } from './passwords';
import { isOfShopWords } from './shop-words';

/** Passwords that somebody chooses (docs/decisions/passwords.md); those that were set before go on opening. */
@Injectable()
export class ChosenPasswords {
  constructor(
    private readonly passwords: Passwords,
    private readonly breached: BreachedPasswords,
    @Inject(CONFIG) private readonly config: Pick<Config, 'BRAND_NAME'>,
  ) {}

  /** Why a password is refused; null where it is not. */
  async refusal(
    password: string,
    { email, names }: PasswordOwner,
  ): Promise<WeakPasswordReason | null> {
    if (isOwnWord(password, { email, names: [...names, this.config.BRAND_NAME] })) return 'own';
    if (isOfShopWords(password)) return 'shop';
    if (commonPasswords.has(password.normalize('NFKC').toLowerCase())) return 'common';
    return (await this.breached.has(password)) ? 'breached' : null;
  }

  /** The hash to keep; throws `weak-password`, at the field `password`, for one that is refused. */
  async hash(password: string, owner: PasswordOwner): Promise<string> {
    const reason = await this.refusal(password, owner);
    if (reason === null) return this.passwords.hash(password);
    const detail = weakPasswordTexts[reason];
    const errors = [{ path: 'password', message: detail }];
    throw new DomainError('invalid', identityErrorCodes.weakPassword, { detail, errors });
  }
}
