import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hashOfToken } from '@zaino/service/sessions/session';
import { DataSource, type EntityManager } from 'typeorm';
import { type Holder, rowsOf, textOf } from './holder';
import { RecoveryCodeEntity } from './recovery-code.entity';

const HOW_MANY = 10;
/** 80 random bits: nobody finds one by trying, not even who has the table of hashes. */
const BYTES = 10;
const LENGTH = (BYTES * 8) / 5;
/** Letters and figures that nobody mixes up when typing (Crockford): 32 of them, five bits each. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** The codes by which somebody gets back in who has lost app and passkeys. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly dataSource: DataSource) {}

  /** New ones in the place of all others; nobody can show them again. */
  async renew(manager: EntityManager, holder: Holder): Promise<string[]> {
    const codes = Array.from({ length: HOW_MANY }, newCode);
    await this.forget(manager, holder);
    await manager.insert(
      RecoveryCodeEntity,
      codes.map((code) => ({ ...rowsOf(holder), codeHash: hashOf(holder, code) })),
    );
    return codes;
  }

  /** Uses a code up; true for the one call that did, however many come at the same time. */
  async use(holder: Holder, typed: string): Promise<boolean> {
    const code = normalised(typed);
    if (code === null) return false;
    const row = { ...rowsOf(holder), codeHash: hashOf(holder, code) };
    const { affected } = await this.dataSource.manager.delete(RecoveryCodeEntity, row);
    return affected === 1;
  }

  count(holder: Holder): Promise<number> {
    return this.dataSource.manager.countBy(RecoveryCodeEntity, rowsOf(holder));
  }

  async forget(manager: EntityManager, holder: Holder): Promise<void> {
    await manager.delete(RecoveryCodeEntity, rowsOf(holder));
  }
}

/** As in `7k2m-x0p4-9rtd-hv3c`. */
function newCode(): string {
  const bits = BigInt(`0x${randomBytes(BYTES).toString('hex')}`);
  const letters = bits.toString(32).padStart(LENGTH, '0').split('');
  const code = letters.map((digit) => LETTERS.charAt(Number.parseInt(digit, 32))).join('');
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/** However it was typed; null for what cannot be one. */
function normalised(typed: string): string | null {
  const letters = typed
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
  return /^[0-9a-hjkmnp-tv-z]{16}$/.test(letters) ? letters.replace(/.{4}(?=.)/g, '$&-') : null;
}

function hashOf(holder: Holder, code: string): string {
  return hashOfToken(`${textOf(holder)} ${code}`);
}
