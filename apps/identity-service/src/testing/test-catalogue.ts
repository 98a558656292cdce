import {
  catalogueInternalEndpoints,
  type OwnReview,
  type OwnTeacherList,
} from '@zaino/contracts/catalogue';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import fastify from 'fastify';
import { refuse } from './test-bookshops';

type ExportedReview = OwnReview & { product: { id: string; name: string } };

/** Stands in for the catalogue service: what the accounts have written, in memory. */
export class TestCatalogue {
  readonly reviews = new Map<string, ExportedReview[]>();
  /** Names of the products that each account keeps for later. */
  readonly favourites = new Map<string, string[]>();
  /** What the accounts have proposed for a class. */
  readonly teacherLists = new Map<string, OwnTeacherList[]>();
  /** Secrets of the links that schools get, by the list that they are asked about. */
  readonly proofs = new Map<string, string>();
  /** While true, every call is answered with 503. */
  isAway = false;

  private readonly server = fastify({ forceCloseConnections: true });

  private constructor(private readonly serviceKey: string) {}

  static async open(serviceKey: string): Promise<TestCatalogue> {
    const catalogue = new TestCatalogue(serviceKey);
    catalogue.route();
    await catalogue.server.listen({ port: 0, host: '127.0.0.1' });
    return catalogue;
  }

  /** For `CATALOGUE_URL`. */
  get url(): string {
    return this.server.listeningOrigin;
  }

  async close(): Promise<void> {
    await this.server.close();
  }

  private route(): void {
    const { path } = catalogueInternalEndpoints.exportReviews;
    this.server.addHook('onRequest', async ({ headers }, reply) => {
      if (this.isAway) return refuse(reply, 503, 'unavailable');
      if (headers[SERVICE_KEY_HEADER] !== this.serviceKey) {
        return refuse(reply, 401, 'unauthenticated');
      }
    });
    this.server.get<{ Params: { uid: string } }>(path, ({ params }) => {
      return { reviews: this.reviews.get(params.uid) ?? [] };
    });
    this.server.delete<{ Params: { uid: string } }>(path, ({ params }) => {
      this.reviews.delete(params.uid);
      return {};
    });
    this.routeFavourites();
    this.routeTeacherLists();
  }

  private routeFavourites(): void {
    const { path } = catalogueInternalEndpoints.exportFavourites;
    this.server.get<{ Params: { uid: string } }>(path, ({ params }) => {
      const names = this.favourites.get(params.uid) ?? [];
      const since = '2026-09-01T08:00:00.000Z';
      const favourites = names.map((nome) => ({ id: 'P-0001', nome, since, prezzoAllora: 2.5 }));
      const favouriteBooks = names.map(() => ({ isbn: '9788899001214', since }));
      return { favourites, favouriteBooks, stockWaits: [] };
    });
    this.server.delete<{ Params: { uid: string } }>(path, ({ params }) => {
      this.favourites.delete(params.uid);
      return {};
    });
  }

  private routeTeacherLists(): void {
    const { beginProof, exportTeacherLists } = catalogueInternalEndpoints;
    this.server.post<{ Params: { id: string } }>(beginProof.path, ({ params: { id } }) => {
      const token = this.proofs.get(id);
      return { proof: token === undefined ? null : { token, anno: 1, sezione: 'B' } };
    });
    const { path } = exportTeacherLists;
    this.server.get<{ Params: { uid: string } }>(path, ({ params }) => {
      return { teacherLists: this.teacherLists.get(params.uid) ?? [] };
    });
    this.server.delete<{ Params: { uid: string } }>(path, ({ params }) => {
      this.teacherLists.delete(params.uid);
      return {};
    });
  }
}
