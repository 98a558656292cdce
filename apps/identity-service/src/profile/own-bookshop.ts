import { Injectable } from '@nestjs/common';
import { bookshopsInternalEndpoints, type Tenant, tenantSchema } from '@zaino/contracts/bookshops';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import * as z from 'zod/mini';
import { BookshopsClient } from '../upstreams/bookshops-client';

/** An owner's bookshop, or a failure: for what must not leave it out in silence. */
@Injectable()
export class OwnBookshop {
  constructor(private readonly bookshops: BookshopsClient) {}

  /** Null for families, and where the bookshops service knows of none. */
  async read(id: string | null): Promise<Tenant | null> {
    if (id === null) return null;
    try {
      const known = await this.bookshops.call(bookshopsInternalEndpoints.read, { params: { id } });
      return z.parse(tenantSchema, known);
    } catch (error) {
      if (error instanceof DomainError && error.code === sharedErrorCodes.notFound) return null;
      throw error;
    }
  }
}
