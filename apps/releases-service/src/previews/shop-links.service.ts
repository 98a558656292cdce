import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import type { Config } from '../config';
import { ReleaseSigner } from '../store/release-signer';

/** Of a link: the gateway reads the token there. */
const PREVIEW_PARAMETER = 'anteprima';
/** A working day: whoever goes on asks for another link. */
const STAFF_HOURS = 12;

/** Links into the shop that say by themselves what a browser is to see there. */
@Injectable()
export class ShopLinksService {
  constructor(
    private readonly clock: Clock,
    private readonly signer: ReleaseSigner,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  /** For a browser of staff: it gets canaries that nobody else gets. */
  forStaff(): { link: string; expiresAt: string } {
    const expiresAt = new Date(this.clock.now() + STAFF_HOURS * HOUR_MS).toISOString();
    return { link: this.linkBy({ staff: true, expiresAt }), expiresAt };
  }

  linkBy(said: object): string {
    const link = new URL('/', this.config.PUBLIC_URL);
    link.searchParams.set(PREVIEW_PARAMETER, this.tokenOf(said));
    return link.href;
  }

  /** As links and cookies carry it. */
  tokenOf(said: object): string {
    return Buffer.from(this.signer.sign(said)).toString('base64url');
  }
}
