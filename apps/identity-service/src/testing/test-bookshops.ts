import {
  bookshopsErrorCodes,
  bookshopsInternalEndpoints,
  type DomainHolder,
  type KnownTenant,
} from '@zaino/contracts/bookshops';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import fastify, { type FastifyReply } from 'fastify';

/** Stands in for the bookshops service: the same internal calls, kept in memory. */
export class TestBookshops {
  readonly tenants = new Map<
    string,
    KnownTenant & { ownerId: string; isConfirmed: boolean; addressProvenAt?: string }
  >();
  /** What is said of sub-domains; of all others that nobody has them. */
  readonly holders = new Map<string, DomainHolder>();
  /** While true, every call is answered with 503. */
  isAway = false;
  /** Method and path of every call that came, in order. */
  readonly calls: string[] = [];

  private readonly server = fastify({ forceCloseConnections: true });

  private constructor(private readonly serviceKey: string) {}

  static async open(serviceKey: string): Promise<TestBookshops> {
    const bookshops = new TestBookshops(serviceKey);
    bookshops.route();
    await bookshops.server.listen({ port: 0, host: '127.0.0.1' });
    return bookshops;
  }

  /** For `BOOKSHOPS_URL`. */
  get url(): string {
    return this.server.listeningOrigin;
  }

  async close(): Promise<void> {
    await this.server.close();
  }

  /** Opens a bookshop without a registration. */
  add(reservation: Reservation): void {
    this.tenants.set(reservation.id, { ...newTenant(reservation), isConfirmed: true });
  }

  /** An open bookshop at a sub-domain, by the origin of its address. */
  openFront(domain: string, url: string): void {
    const front = {
      id: domain,
      name: domain,
      url,
      address: '',
      city: '',
      postalCode: '',
      province: '',
      phone: '',
      vatNumber: '',
      openingHours: [[], [], [], [], [], [], []],
      closures: [],
      offersPickup: true,
      notes: '',
      notice: '',
      picture: null,
      accent: '',
      schools: [],
      version: 1,
    };
    this.holders.set(domain, { standing: 'open', front });
  }

  private route(): void {
    this.server.addHook('onRequest', async (request, reply) => {
      this.calls.push(`${request.method} ${request.url}`);
      if (this.isAway) return refuse(reply, 503, 'unavailable');
      if (request.headers[SERVICE_KEY_HEADER] !== this.serviceKey) {
        return refuse(reply, 401, 'unauthenticated');
      }
    });
    this.server.post<{ Body: Reservation }>('/internal/tenants', ({ body }, reply) => {
      const isTaken = [...this.tenants.values()].some(
        ({ domain, id }) => domain === body.domain && id !== body.id,
      );
      if (isTaken) return refuse(reply, 409, bookshopsErrorCodes.domainTaken);
      const tenant = this.tenants.get(body.id) ?? { ...newTenant(body), isConfirmed: false };
      this.tenants.set(body.id, tenant);
      return tenant;
    });
    this.server.post<Identified>('/internal/tenants/:id/confirm', ({ params }, reply) => {
      const tenant = this.tenants.get(params.id);
      if (tenant === undefined) return refuse(reply, 404, 'not-found');
      tenant.isConfirmed = true;
      return tenant;
    });
    this.server.put<Identified & { Body: { provenAt: string } }>(
      '/internal/tenants/:id/address-proof',
      ({ params, body }, reply) => {
        const tenant = this.tenants.get(params.id);
        if (tenant === undefined) return refuse(reply, 404, 'not-found');
        tenant.addressProvenAt ??= body.provenAt;
        return {};
      },
    );
    this.server.get<Identified>('/internal/tenants/:id', ({ params }, reply) => {
      return this.tenants.get(params.id) ?? refuse(reply, 404, 'not-found');
    });
    this.server.get<{ Params: { domain: string } }>(
      bookshopsInternalEndpoints.shopFront.path,
      ({ params }) => this.holders.get(params.domain) ?? { standing: 'unknown' },
    );
    this.server.delete<Identified>('/internal/tenants/:id', ({ params }) => {
      this.tenants.delete(params.id);
      return {};
    });
  }
}

interface Identified {
  Params: { id: string };
}

interface Reservation {
  id: string;
  ownerId: string;
  name: string;
  domain: string;
}

function newTenant({ id, ownerId, name, domain }: Reservation) {
  const now = new Date().toISOString();
  const paidFeatures: KnownTenant['paidFeatures'] = [];
  return {
    id,
    ownerId,
    name,
    domain,
    email: '',
    url: `https://${domain}.zaino.example`,
    phone: '',
    address: '',
    city: '',
    postalCode: '',
    province: '',
    openingHours: [[], [], [], [], [], [], []],
    offersPickup: false,
    pickupNotes: '',
    notice: '',
    adoptedBookDiscount: 0,
    otherBookDiscount: 0,
    stripeAccountId: null,
    paidFeatures,
    feePercent: 5,
    colleagues: 0,
    payments: { accountId: null, canTakeCards: true, isVerified: false },
    state: 'draft' as const,
    createdAt: now,
    updatedAt: now,
  };
}

/** A problem, as our services answer it. */
export function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  const detail = 'Rifiutato.';
  return reply.code(status).type('application/problem+json').send({
    type: 'about:blank',
    title: code,
    status,
    code,
    detail,
    requestId: 'test',
    success: false,
    error: detail,
  });
}
