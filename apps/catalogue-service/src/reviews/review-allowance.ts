import { Injectable } from '@nestjs/common';
import { catalogueErrorCodes } from '@zaino/contracts/catalogue';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { addressBlock } from '@zaino/service/address-block';
import { Allowance } from '@zaino/service/allowance';
import { DomainError } from '@zaino/service/domain-error';
import { shortHash } from '@zaino/service/short-hash';

const perDay = { lengthMs: DAY_MS, most: 20 };
const perTenMinutes = { lengthMs: 10 * MINUTE_MS, most: 5 };
/** Who looks for a good photo needs some, and nobody a store of images. */
const imagesPerDay = { lengthMs: DAY_MS, most: 30 };
const imagesPerTenMinutes = { lengthMs: 10 * MINUTE_MS, most: 10 };

const windows = {
  review: [perDay, perTenMinutes],
  image: [imagesPerDay, imagesPerTenMinutes],
  report: [perDay, perTenMinutes],
} as const;

/** How often one may write, send a picture or report, as comments of the blog have it; rejects while Redis is away. */
@Injectable()
export class ReviewAllowance {
  constructor(private readonly allowance: Allowance) {}

  async ofAccount(kind: 'review' | 'image', uid: string): Promise<void> {
    await this.use(kind, `account:${shortHash(uid)}`);
  }

  async ofAddress(kind: 'report', address: string): Promise<void> {
    await this.use(kind, `address:${shortHash(addressBlock(address))}`);
  }

  private async use(kind: keyof typeof windows, who: string): Promise<void> {
    const key = `catalogue:${kind}s:${who}`;
    const full = await this.allowance.use({ key, windows: windows[kind] });
    if (full === undefined) return;
    const when = full.lengthMs === DAY_MS ? 'domani' : 'tra dieci minuti';
    throw new DomainError('limited', catalogueErrorCodes.reviewsLimited, {
      detail: `Hai già inviato molto in poco tempo: riprova ${when}.`,
    });
  }
}
