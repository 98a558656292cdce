import { Injectable, Logger } from '@nestjs/common';
import {
  bookshopsErrorCodes,
  bookshopsInternalEndpoints,
  type Tenant,
} from '@zaino/contracts/bookshops';
import { DomainError } from '@zaino/service/domain-error';
import { Outbox } from '@zaino/service/outbox/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { BookshopsClient } from '../upstreams/bookshops-client';
import { UserEntity } from '../users/user.entity';
import { CONFIRM_TENANT_TOPIC } from './confirm-tenant';
import { domainTaken } from './domain-taken';
import { openingUnavailable } from './opening-unavailable';
import { type DomainField, invalidDomain } from './parse-domain';
import type { Reservation } from './reservation';

/** Makes an account's bookshop in the other service: kept first, confirmed once the account is written. */
@Injectable()
export class Reservations {
  private readonly logger = new Logger('Reservations');

  constructor(
    private readonly bookshops: BookshopsClient,
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Where `write` fails the domain is free again at once; `field` is the input's, for what is wrong with it. */
  async during<Result>(
    reservation: Reservation,
    field: DomainField,
    write: (tenant: Tenant) => Promise<Result>,
  ): Promise<Result> {
    const tenant = await this.reserve(reservation, field);
    try {
      return await write(tenant);
    } catch (error) {
      await this.release(reservation).catch((cause: unknown) =>
        // It lapses by itself.
        this.logger.warn(`A reservation was not taken back: ${String(cause)}`),
      );
      throw error;
    }
  }

  /** In the transaction that writes the owner's account. */
  async confirm(manager: EntityManager, reservation: Reservation): Promise<void> {
    await this.outbox.add(manager, CONFIRM_TENANT_TOPIC, reservation);
  }

  private async reserve(reservation: Reservation, field: DomainField): Promise<Tenant> {
    try {
      return await this.bookshops.call(bookshopsInternalEndpoints.reserve, { body: reservation });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === bookshopsErrorCodes.domainTaken) throw domainTaken(field);
      if (error.kind === 'invalid') throw invalidDomain(field, error.message);
      throw openingUnavailable(error);
    }
  }

  /** Not where the account exists after all: the answer to its commit may have been lost. */
  private async release({ id, ownerId }: Reservation): Promise<void> {
    const owned = { uid: ownerId, tenantId: id };
    if (await this.dataSource.manager.existsBy(UserEntity, owned)) return;
    await this.bookshops.call(bookshopsInternalEndpoints.release, { params: { id } });
  }
}
