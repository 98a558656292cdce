import { Injectable } from '@nestjs/common';
import type { LookChanges, OwnTenant } from '@zaino/contracts/bookshops';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { accentFault, accentFaultWords } from '@zaino/rules/accent-colour';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { Allowance } from '@zaino/service/allowance';
import { DomainError } from '@zaino/service/domain-error';
import { MediaStore, UNKNOWN_IMAGE } from '@zaino/service/media/media-store';
import { ShownPicturesService } from '../media/shown-pictures.service';
import { FeaturesService } from '../plans/features.service';
import { noTenant } from '../tenants/no-tenant';
import type { OwnedTenant } from '../tenants/own-tenant';
import { TenantsService } from '../tenants/tenants.service';

/** Pictures that one bookshop may try: who looks for a good one needs some, and nobody a store of images. */
const UPLOADS = [
  { lengthMs: HOUR_MS, most: 10 },
  { lengthMs: DAY_MS, most: 30 },
];

/** What a bookshop's front shows of its own: picture and colour. */
@Injectable()
export class OwnLookService {
  constructor(
    private readonly features: FeaturesService,
    private readonly media: MediaStore,
    private readonly pictures: ShownPicturesService,
    private readonly allowance: Allowance,
    private readonly tenants: TenantsService,
  ) {}

  /** Rejects as `image-refused` what is no picture, and as `limited` one too many. */
  async keepPicture(tenantId: string | null, bytes: Buffer): Promise<{ url: string }> {
    if (tenantId === null) throw noTenant();
    await this.features.require(tenantId, 'own-look');
    const full = await this.allowance.use({ key: `pictures:${tenantId}`, windows: UPLOADS });
    if (full) {
      throw new DomainError('limited', sharedErrorCodes.limited, {
        detail: 'Hai provato molte foto: riprova più tardi.',
      });
    }
    const { id, url } = await this.media.keepUpload(bytes);
    await this.pictures.noteUpload(tenantId, id);
    return { url };
  }

  async set(owned: OwnedTenant, changes: LookChanges): Promise<OwnTenant> {
    await this.check(owned.id, changes);
    return this.tenants.update(owned, changes);
  }

  /**
   * Asks before any row is locked. Rejects at their fields a colour without contrast and a picture that is not kept;
   * what takes something away needs no plan.
   */
  private async check(tenantId: string, { picture, accent }: LookChanges): Promise<void> {
    if (!picture && !accent) return;
    await this.features.require(tenantId, 'own-look');
    const fault = accent ? accentFault(accent) : null;
    if (fault) throw refused('accent', accentFaultWords(fault));
    if (picture && (await this.media.unknownAmong([picture])).size > 0) {
      throw refused('picture', UNKNOWN_IMAGE);
    }
  }
}

function refused(path: string, message: string): DomainError {
  const errors = [{ path, message }];
  return new DomainError('invalid', sharedErrorCodes.invalidInput, { detail: message, errors });
}
