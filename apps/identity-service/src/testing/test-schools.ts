import { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import type { BodyOf } from '@zaino/service/route';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import type { ListedClass } from '@zaino/rules/next-class';
import fastify from 'fastify';
import { refuse } from './test-bookshops';

/** Stands in for the schools service: the classes of schools that have a list, whatever the year. */
export class TestSchools {
  readonly classes = new Map<string, ListedClass[]>();
  /** Addresses by the code of a school; of others nothing is known. */
  readonly mailboxes = new Map<string, string | null>();
  /** While true, every call is answered with 503. */
  isAway = false;
  /** Schools of each call. */
  readonly asked: string[][] = [];

  private readonly server = fastify({ forceCloseConnections: true });

  private constructor(private readonly serviceKey: string) {}

  static async open(serviceKey: string): Promise<TestSchools> {
    const schools = new TestSchools(serviceKey);
    schools.route();
    await schools.server.listen({ port: 0, host: '127.0.0.1' });
    return schools;
  }

  /** For `SCHOOLS_URL`. */
  get url(): string {
    return this.server.listeningOrigin;
  }

  async close(): Promise<void> {
    await this.server.close();
  }

  private route(): void {
    this.server.addHook('onRequest', async ({ headers }, reply) => {
      if (this.isAway) return refuse(reply, 503, 'unavailable');
      if (headers[SERVICE_KEY_HEADER] !== this.serviceKey) {
        return refuse(reply, 401, 'unauthenticated');
      }
    });
    const { classes, mailbox } = schoolsInternalEndpoints;
    this.server.post<{ Body: BodyOf<typeof classes> }>(classes.path, ({ body: { schools } }) => {
      this.asked.push(schools);
      return {
        schools: schools.flatMap((code) => {
          const listed = this.classes.get(code);
          return listed ? { code, classes: listed } : [];
        }),
      };
    });
    this.server.get<{ Params: { codice: string } }>(mailbox.path, ({ params: { codice } }) => {
      const email = this.mailboxes.get(codice);
      const kind = 'Scuola secondaria di primo grado';
      return { school: email === undefined ? null : { name: 'Scuola Prati', kind, email } };
    });
  }
}
