import { Injectable } from '@nestjs/common';
import { bookshopsInternalEndpoints, type Tenant, tenantSchema } from '@zaino/contracts/bookshops';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { BookshopsClient } from '../upstreams/bookshops-client';

/** An owner sees a change of the own bookshop after so long at the latest, in milliseconds. */
const FRESH_MS = 5_000;
const MAX_KEPT = 1_000;
/** Signing in waits no longer than this for the bookshop, in milliseconds. */
const PATIENCE_MS = 2_000;

/** The bookshops of owners, as the bookshops service has them; null while it is away. */
@Injectable()
export class OwnersTenants {
  private readonly asked = new LRUCache<string, Promise<Tenant | null>>({
    max: MAX_KEPT,
    ttl: FRESH_MS,
  });

  constructor(private readonly bookshops: BookshopsClient) {}

  async find(tenantId: string | null): Promise<Tenant | null> {
    if (tenantId === null) return null;
    const asked = this.asked.get(tenantId) ?? this.ask(tenantId);
    this.asked.set(tenantId, asked, { noUpdateTTL: true });
    return soon(asked);
  }

  /** The sign-in is worth more than the bookshop: a failure is an owner without one for some seconds. */
  private ask(id: string): Promise<Tenant | null> {
    return (
      this.bookshops
        .call(bookshopsInternalEndpoints.read, { params: { id } })
        // What other services are told beside it is not for the browser.
        .then((known) => z.parse(tenantSchema, known))
        .catch(() => null)
    );
  }
}

async function soon(asked: Promise<Tenant | null>): Promise<Tenant | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  const tenant = await Promise.race([asked, late]);
  clearTimeout(timer);
  return tenant;
}
