import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { addressBlock } from '@zaino/service/address-block';
import { Allowance } from '@zaino/service/allowance';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import { shortHash } from '@zaino/service/short-hash';

/** Who tries a code: an account, the address of the call, or both. */
export interface CodeTrier {
  id: string | null;
  address: string | null;
}

/** Different codes in an hour. A family has one or two; behind a school's address are many families with the same. */
const MOST_OF_AN_ACCOUNT = 10;
const MOST_OF_AN_ADDRESS = 60;

/** Keeps codes from being guessed: so many different ones may be tried, right or wrong. */
@Injectable()
export class VoucherTries {
  constructor(
    private readonly allowance: Allowance,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Whether one may try this code. The same again is no further try. Rejects while Redis is away. */
  async mayTry(code: string, { id, address }: CodeTrier): Promise<boolean> {
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
    if (!ofAccount || !ofAddress) this.tell(id, ofAccount ? 'address' : 'account');
    return ofAccount && ofAddress;
  }

  private tell(userId: string | null, by: 'account' | 'address'): void {
    const message = 'Too many different voucher codes were tried';
    this.securityLog.record({
      level: 'WARN',
      category: 'voucher.refused',
      message,
      data: { by },
      userId,
    });
  }
}
