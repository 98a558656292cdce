import { Inject, Injectable } from '@nestjs/common';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { DomainError } from '@zaino/service/domain-error';
import { MediaForms } from '@zaino/service/media/media-forms';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { DataSource, IsNull, Not } from 'typeorm';
import { TenantEntity } from '../tenants/tenant.entity';

/** As long as a picture is kept that nothing names. */
const UPLOADED_MS = 7 * DAY_MS;

/** Who asks for a picture; null for nobody of that kind. */
interface Viewer {
  customer: SignedIn | null;
  admin: SignedIn | null;
}

interface AskedForm {
  /** Of the picture. */
  id: string;
  /** As in `640.avif`. */
  file: string;
}

const uploadKey = (tenantId: string, id: string) => `picture:${tenantId}:${id}`;

/**
 * Pictures of bookshops as they are served: one that an admin has approved to everybody, every other one to its
 * bookshop's owner and to admins, or whoever knows an address would have a place for pictures that nobody has looked at.
 */
@Injectable()
export class ShownPicturesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly forms: MediaForms,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /** Whoever has uploaded a picture may look at it before it is saved; rejects while Redis is away. */
  async noteUpload(tenantId: string, id: string): Promise<void> {
    await this.redis.set(uploadKey(tenantId, id), '1', {
      expiration: { type: 'PX', value: UPLOADED_MS },
    });
  }

  /** Rejects as `not-found` for a picture that we do not keep, or that is not to be seen yet. */
  async answer({ id, file }: AskedForm, { customer, admin }: Viewer): Promise<PreparedAnswer> {
    if (await this.isApproved(id)) return this.forms.answer(id, file);
    const isAllowed = admin !== null || (await this.isOwn(customer, id));
    if (!isAllowed) throw new DomainError('not-found', sharedErrorCodes.notFound);
    const form = await this.forms.answer(id, file);
    return new PreparedAnswer(await form.encoded(undefined), {
      contentType: form.contentType,
      cacheControl: 'private, no-store',
      isCompact: true,
    });
  }

  /** Also where the plan rests, and the front is without it. */
  private isApproved(id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(TenantEntity, {
      picture: addressOf(id),
      approvedAt: Not(IsNull()),
      state: Not('draft'),
      releasedAt: IsNull(),
    });
  }

  private async isOwn(customer: SignedIn | null, id: string): Promise<boolean> {
    const { role, tenantId } = customer?.session.user ?? {};
    if (role !== 'bookshop' || !tenantId) return false;
    const tenant = await this.dataSource.manager.findOne(TenantEntity, {
      select: { id: true, picture: true, pendingChanges: true },
      where: { id: tenantId, releasedAt: IsNull() },
    });
    const address = addressOf(id);
    if (tenant?.picture === address || tenant?.pendingChanges?.picture === address) return true;
    return (await this.redis.exists(uploadKey(tenantId, id))) === 1;
  }
}

function addressOf(id: string): string {
  return `${bookshopsEndpoints.uploadPicture.path}/${id}`;
}
