import { identityInternalEndpoints } from '@zaino/contracts/identity';
import {
  type BookshopFigures,
  type CardMonth,
  ordersInternalEndpoints,
  type Payout,
  type ProviderAccount,
  type ProviderSubscription,
} from '@zaino/contracts/orders';
import type { AuditAct } from '@zaino/contracts/shared';
import { type School, schoolsEndpoints, schoolsInternalEndpoints } from '@zaino/contracts/schools';
import type { BodyOf } from '@zaino/service/route';
import fastify, { type FastifyReply } from 'fastify';
import type { z } from 'zod';

type Demand = z.output<typeof schoolsInternalEndpoints.demand.response>;
type Copies = z.output<typeof ordersInternalEndpoints.bookshopCopies.response>;
type Notice = BodyOf<typeof identityInternalEndpoints.tellOwner> & { uid: string };

type SubscriptionPage = BodyOf<typeof ordersInternalEndpoints.openSubscriptionPage>;

const nothing = { orders: 0, lines: 0, pieces: 0, gross: 0, turnover: 0 };
const nothingSold: BookshopFigures = {
  totals: { ...nothing, piecesOrdered: 0, piecesFilled: 0 },
  yearBefore: null,
  families: { all: 0, returning: 0 },
  completion: { orders: 0, median: null, ninetieth: null },
  uncollected: { orders: 0, pieces: 0, value: 0 },
  days: [],
  schools: [],
  publishers: [],
};

/** Stands in for the identity, the orders and the schools service: what this one asks of them, kept in memory. */
export class FakeNeighbours {
  /** What owners were told. */
  readonly notices: Notice[] = [];
  /** What the audit log was told, by the ids of the acts. */
  readonly acts = new Map<string, AuditAct>();
  /** Accounts that the payment provider does not know. */
  readonly unknownAccounts = new Set<string>();
  /** Accounts as it has them; those of which nothing is said are active. */
  readonly accounts = new Map<string, Omit<ProviderAccount, 'madeFor'>>();
  /** By what accounts were made, and how often a way to one was asked for. */
  readonly madeAccounts = new Map<string, { id: string; tenantId: string }>();
  accountLinks = 0;
  payouts: Payout[] = [];
  cardMonths: CardMonth[] = [];
  /** Schools by their codes. */
  readonly schools = new Map<string, string>();
  /** What bookshops sold, and for which days they asked. */
  figures: BookshopFigures = nothingSold;
  readonly askedFigures: object[] = [];
  /** For the forecast: what schools need, and what was ordered or is there. */
  demand: Demand = { schools: [], books: [] };
  readonly askedSchools: string[][] = [];
  /** How far a municipality is, by its name; of others nobody knows. */
  readonly kilometres = new Map<string, number>();
  copies: Copies['books'] = [];
  isOrdersAway = false;
  /** Subscriptions as the payment provider has them, pages that were asked for, and what was ended. */
  readonly subscriptions = new Map<string, ProviderSubscription>();
  readonly subscriptionPages: SubscriptionPage[] = [];
  readonly endedSubscriptions: string[] = [];
  isIdentityAway = false;
  areSchoolsAway = false;
  isProviderAway = false;

  private readonly server = fastify({ forceCloseConnections: true });

  /** For `IDENTITY_URL`, `ORDERS_URL` and `SCHOOLS_URL`. */
  get url(): string {
    return this.server.listeningOrigin;
  }

  static async open(): Promise<FakeNeighbours> {
    const neighbours = new FakeNeighbours();
    neighbours.route();
    await neighbours.server.listen({ port: 0, host: '127.0.0.1' });
    return neighbours;
  }

  async close(): Promise<void> {
    await this.server.close();
  }

  private route(): void {
    const { owner, tellOwner, keepAct } = identityInternalEndpoints;
    this.server.get(owner.path, (_request, reply) =>
      this.isIdentityAway
        ? away(reply)
        : {
            displayName: 'Paolo Ricci',
            email: 'paolo@example.com',
            createdAt: '2026-01-01T00:00:00.000Z',
          },
    );
    this.server.post<{ Params: { uid: string }; Body: BodyOf<typeof tellOwner> }>(
      tellOwner.path,
      ({ params, body }, reply) => {
        if (this.isIdentityAway) return away(reply);
        this.notices.push({ ...body, ...params });
        return {};
      },
    );
    this.server.put<{ Params: { id: string }; Body: AuditAct }>(
      keepAct.path,
      ({ params, body }, reply) => {
        if (this.isIdentityAway) return away(reply);
        this.acts.set(params.id, body);
        return {};
      },
    );
    this.routeSubscriptions();
    this.server.get<{ Params: { id: string }; Querystring: object }>(
      ordersInternalEndpoints.bookshopFigures.path,
      ({ params, query }, reply) => {
        if (this.isOrdersAway) return away(reply);
        this.askedFigures.push(Object.assign(params, query));
        return this.figures;
      },
    );
    this.server.post<{ Body: { schools: string[] } }>(
      schoolsInternalEndpoints.demand.path,
      ({ body }, reply) => {
        if (this.areSchoolsAway) return away(reply);
        this.askedSchools.push(body.schools);
        return this.demand;
      },
    );
    this.server.post<{ Body: BodyOf<typeof schoolsInternalEndpoints.distances> }>(
      schoolsInternalEndpoints.distances.path,
      ({ body }, reply) =>
        this.areSchoolsAway
          ? away(reply)
          : { kilometres: body.to.map(({ comune }) => this.kilometres.get(comune) ?? null) },
    );
    this.server.get(ordersInternalEndpoints.bookshopCopies.path, (_request, reply) =>
      this.isOrdersAway ? away(reply) : { books: this.copies },
    );
    this.routeAccounts();
    this.server.get<{ Querystring: { codiceScuola: string } }>(
      schoolsEndpoints.school.path,
      ({ query }, reply) => {
        if (this.areSchoolsAway) return away(reply);
        const name = this.schools.get(query.codiceScuola);
        return { scuole: name === undefined ? [] : [schoolOf(query.codiceScuola, name)] };
      },
    );
  }

  /** As the provider has it: unknown, as told, or active. */
  private accountOf(id: string): ProviderAccount {
    const nothing = { missing: [], deadline: null, isRejected: false };
    if (this.unknownAccounts.has(id)) return { ...nothing, standing: 'unknown', madeFor: null };
    const made = [...this.madeAccounts.values()].find((account) => account.id === id);
    const told = this.accounts.get(id) ?? { ...nothing, standing: 'active' };
    return { ...told, madeFor: made?.tenantId ?? null };
  }

  private routeAccounts(): void {
    const { paymentAccount, openPaymentAccount, openAccountLink, payouts, cardMoney } =
      ordersInternalEndpoints;
    this.server.get<{ Params: { id: string } }>(paymentAccount.path, ({ params }, reply) =>
      this.isProviderAway ? away(reply) : this.accountOf(params.id),
    );
    this.server.post<{ Body: BodyOf<typeof openPaymentAccount> }>(
      openPaymentAccount.path,
      ({ body }, reply) => {
        if (this.isProviderAway) return away(reply);
        const { attemptId, tenantId } = body;
        const id = `acct_${attemptId.replaceAll('-', '')}`;
        if (!this.madeAccounts.has(attemptId)) {
          this.madeAccounts.set(attemptId, { id, tenantId });
          const missing = [{ name: 'external_account', isLate: false }];
          this.accounts.set(id, {
            standing: 'incomplete',
            missing,
            deadline: null,
            isRejected: false,
          });
        }
        return { id };
      },
    );
    this.server.post<{ Params: { id: string } }>(openAccountLink.path, ({ params }, reply) => {
      if (this.isProviderAway) return away(reply);
      if (this.unknownAccounts.has(params.id)) return refusal(reply, 404, 'not-found');
      this.accountLinks += 1;
      return { url: `https://connect.stripe.com/setup/${params.id}/${this.accountLinks}` };
    });
    this.server.get(payouts.path, (_request, reply) =>
      this.isProviderAway ? away(reply) : { payouts: this.payouts },
    );
    this.server.get(cardMoney.path, (_request, reply) =>
      this.isOrdersAway ? away(reply) : { months: this.cardMonths },
    );
  }

  private routeSubscriptions(): void {
    const { openSubscriptionPage, openBillingPortal, subscription, endSubscription } =
      ordersInternalEndpoints;
    this.server.post<{ Body: SubscriptionPage }>(openSubscriptionPage.path, ({ body }, reply) => {
      if (this.isProviderAway) return away(reply);
      this.subscriptionPages.push(body);
      return { url: `https://checkout.stripe.com/${body.attemptId}` };
    });
    this.server.post<{ Body: { customerId: string } }>(openBillingPortal.path, ({ body }) => ({
      url: `https://billing.stripe.com/${body.customerId}`,
    }));
    this.server.get<{ Params: { id: string } }>(subscription.path, ({ params }, reply) =>
      this.isProviderAway
        ? away(reply)
        : (this.subscriptions.get(params.id) ?? refusal(reply, 404, 'not-found')),
    );
    this.server.delete<{ Params: { id: string } }>(endSubscription.path, ({ params }) => {
      this.endedSubscriptions.push(params.id);
      return {};
    });
  }
}

function schoolOf(codiceScuola: string, nomeScuola: string): School {
  return {
    codiceScuola,
    nomeScuola,
    indirizzo: null,
    cap: null,
    comune: 'Cremona',
    provincia: 'Cremona',
    siglaProvincia: 'CR',
    regione: 'Lombardia',
    tipologiaGrado: 'Scuola primaria',
    caratteristica: null,
    regioneAutonoma: false,
    codiceIstituto: null,
    nomeIstituto: null,
    conAdozioni: true,
    scuoleConLista: 0,
  };
}

const away = (reply: FastifyReply) => refusal(reply, 503, 'unavailable');

function refusal(reply: FastifyReply, status: number, code: string): FastifyReply {
  const detail = 'Servizio momentaneamente non disponibile.';
  return reply.code(status).type('application/problem+json').send({
    type: 'about:blank',
    title: code,
    status,
    code,
    detail,
    requestId: 'fake-neighbours',
    success: false,
    error: detail,
  });
}
