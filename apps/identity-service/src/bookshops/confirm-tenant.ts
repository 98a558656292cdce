import { Injectable } from '@nestjs/common';
import { bookshopsErrorCodes, bookshopsInternalEndpoints } from '@zaino/contracts/bookshops';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { DataSource } from 'typeorm';
import { BookshopsClient } from '../upstreams/bookshops-client';
import { UserEntity } from '../users/user.entity';
import { LostBookshops } from './lost-bookshops';
import { ProveTenantAddress } from './prove-tenant-address';
import { type Reservation, reservationSchema } from './reservation';

export const CONFIRM_TENANT_TOPIC = 'tenant.confirm';

/** Tells the bookshops service that the account of a reserved bookshop exists. */
@Injectable()
export class ConfirmTenant implements OutboxHandler {
  readonly topic = CONFIRM_TENANT_TOPIC;

  constructor(
    private readonly bookshops: BookshopsClient,
    private readonly dataSource: DataSource,
    private readonly lostBookshops: LostBookshops,
    private readonly addressProof: ProveTenantAddress,
  ) {}

  async handle(payload: unknown): Promise<void> {
    const reservation = reservationSchema.parse(payload);
    const owned = { uid: reservation.ownerId, tenantId: reservation.id };
    // Deleted meanwhile: its bookshop must not come back to life.
    if (!(await this.dataSource.manager.existsBy(UserEntity, owned))) return;
    try {
      await this.confirm(reservation);
      // An address that was proven before there was a bookshop.
      await this.addressProof.handle({ uid: reservation.ownerId });
    } catch (error) {
      if (!isRefusal(error, bookshopsErrorCodes.domainTaken)) throw error;
      await this.lostBookshops.takeBack(reservation);
    }
  }

  /** A reservation that has lapsed is made anew: this word may be days late. */
  private async confirm(reservation: Reservation): Promise<void> {
    const params = { id: reservation.id };
    try {
      await this.bookshops.call(bookshopsInternalEndpoints.confirm, { params });
    } catch (error) {
      if (!isRefusal(error, sharedErrorCodes.notFound)) throw error;
      await this.bookshops.call(bookshopsInternalEndpoints.reserve, { body: reservation });
      await this.bookshops.call(bookshopsInternalEndpoints.confirm, { params });
    }
  }
}

function isRefusal(error: unknown, code: string): boolean {
  return error instanceof DomainError && error.code === code;
}
