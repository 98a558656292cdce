import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { addressBlock } from '@zaino/service/address-block';
import { Allowance } from '@zaino/service/allowance';

/** Who tries a code: an account, the address of the call, or both. */
export interface Customer {
  id: string | null;
  address: string | null;
}

/** Different codes in an hour. A family has one or two; behind a school's address are many families with the same. */
const MOST_OF_AN_ACCOUNT = 10;
const MOST_OF_AN_ADDRESS = 60;

/** Keeps codes from being guessed: so many different ones may be tried, right or wrong. */
@Injectable()
export class VoucherTries {
  constructor(private readonly allowance: Allowance) {}

  /** Whether one may try this code. The same again is no further try. Rejects while Redis is away. */
  async mayTry(code: string, { id, address }: Customer): Promise<boolean> {
    const isWithin = async (who: string, most: number) =>
      (await this.allowance.use({
        key: `orders:voucher-tries:${who}`,
        windows: [{ lengthMs: HOUR_MS, most }],
        id: shortHash(code),
      })) === undefined;
    const [ofAccount, ofAddress] = await Promise.all([
      id === null || isWithin(`account:${id}`, MOST_OF_AN_ACCOUNT),
      address === null ||
        isWithin(`address:${shortHash(addressBlock(address))}`, MOST_OF_AN_ADDRESS),
    ]);
    return ofAccount && ofAddress;
  }
}

const shortHash = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
