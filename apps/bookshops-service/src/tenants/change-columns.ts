import { Injectable } from '@nestjs/common';
import type { TenantChanges } from '@zaino/contracts/bookshops';
import { checkedClosures } from './check-closures';
import { checkNotice } from './check-notice';
import { ChosenSchools } from './chosen-schools';
import type { TenantEntity } from './tenant.entity';
import { VatEvidence } from './vat-evidence';

/** What is written of an owner's changes otherwise than it was sent. */
@Injectable()
export class ChangeColumns {
  constructor(
    private readonly vatEvidence: VatEvidence,
    private readonly schools: ChosenSchools,
  ) {}

  /** Asks other services, so before any row is locked. Rejects with what is wrong at its field. */
  async of(changes: TenantChanges): Promise<Partial<TenantEntity>> {
    const { vatNumber, closures, schools, notice } = changes;
    checkNotice(notice);
    return {
      ...(vatNumber !== undefined && { vatFoundAt: await this.vatEvidence.find(changes) }),
      ...(closures && { closures: checkedClosures(closures) }),
      ...(schools && { schools: await this.schools.named(schools) }),
    };
  }
}
