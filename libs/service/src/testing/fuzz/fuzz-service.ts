import type { INestApplicationContext } from '@nestjs/common';
import { type Access, type Endpoint, sharedErrorCodes } from '@zaino/contracts/shared';
import { fuzzSettings } from '@zaino/testing/config';
import fc from 'fast-check';
import { controllerRoutes } from '../../controller-routes';
import { contractFetch, type ContractFetch } from '../contract-fetch';
import { endpointsNamed, endpointsOf, nameOf } from './endpoints-of';
import { fuzzCall, replayOf, sentCall } from './fuzz-call';
import { FuzzTally, reportLine } from './fuzz-report';
import { type FuzzedInput, fuzzedInputs } from './fuzzed-inputs';
import { KnownPaths } from './known-paths';
import { KnownValues } from './known-values';

type Headers = Record<string, string>;

/** A service with rows to ask for, and whoever may ask. */
export interface FuzzedService {
  app: INestApplicationContext;
  origin: string;
  /** Headers of somebody whom an endpoint of this access lets in. */
  signIn: (access: Access) => Promise<Headers> | Headers;
  /** JSON that names what there is, beside what the service's answers tell. */
  known?: unknown;
  stop: () => Promise<void>;
}

interface Fuzzed {
  /** The contract's module. */
  contract: object;
  start: () => Promise<FuzzedService>;
  /** Bodies that no schema tells of, by the endpoint's name. */
  bodies?: Partial<Record<string, fc.Arbitrary<unknown>>>;
  /** Headers that an endpoint needs, by its name. */
  headers?: Partial<Record<string, (input: FuzzedInput) => Headers>>;
}

/** What is asked last ends what the others need. */
const order = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'];
/** What every service knows by a rule that its JSON Schema does not tell. */
const usual = { email: ['persona@example.it', 'e.cognome+scuola@posta.example'] };
/** From so many inputs on, a share says something. */
const ENOUGH = 200;

/**
 * The tests that every endpoint of a contract answers as the contract says, whatever it is sent: not with a failure, a
 * sentence of a library or a stack trace. `npm run fuzz` runs the same with more inputs.
 */
export function itAnswersWhateverItIsSent({ contract, start, bodies, headers }: Fuzzed): void {
  const endpoints = endpointsOf(contract).toSorted(
    (one, other) => order.indexOf(one.method) - order.indexOf(other.method),
  );
  const known = new KnownValues();
  const paths = new KnownPaths();
  let service: FuzzedService;
  let send: ContractFetch;
  let callers: Callers;

  beforeAll(async () => {
    service = await start();
    send = contractFetch(service.app, service.origin);
    callers = new Callers(service);
    known.learn([usual, service.known]);
  });
  afterAll(() => service.stop());

  it('serves what the contract has, and nothing else', () => {
    const served = controllerRoutes(service.app).flatMap(({ endpoint }) => endpoint ?? []);
    const names = served
      .map(nameOf)
      .filter((name) => !/ \/(health|metrics|openapi|internal\/contract)/.test(name));
    expect([...new Set(names)].sort()).toEqual([...new Set(endpoints.map(nameOf))].sort());
  });

  const { endpoint: only, runs, seed } = fuzzSettings();
  const asked = only === undefined ? endpoints : endpointsNamed(endpoints, only);
  it.each(asked.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
    'answers by its contract: $name',
    async ({ name, endpoint }) => {
      const tally = new FuzzTally();
      const inputs = fuzzedInputs({ endpoint, known, paths, bodies: bodies?.[name] });
      const ask = async (input: FuzzedInput) => {
        const own = headers?.[name]?.(input);
        const answer = await callers.ask(endpoint, (session) => {
          const call = sentCall(endpoint, input, { ...own, ...session });
          return fuzzCall(send, call).catch((error: unknown) => {
            throw new Error(`${String(error)}\nSent: ${replayOf(call)}`, { cause: error });
          });
        });
        tally.add({ ...answer, isTaken: input.isTaken });
        if (answer.status < 300) known.learn(answer.json);
        if (answer.status < 300) paths.learnItems(endpoint.path, answer.json);
        if (answer.status < 300 || answer.status === 409) paths.learn(endpoint.path, input.params);
      };
      const { failed, errorInstance } = await fc.check(fc.asyncProperty(inputs, ask), {
        numRuns: runs,
        seed,
      });
      if (failed) {
        const again = `npm run fuzz -- --endpoint '${name}' --runs ${runs} --seed ${seed}`;
        throw new Error(`${String(errorInstance)}\nAgain: ${again}`);
      }
      const summary = tally.summary(name);
      reportLine(summary);
      if (runs >= ENOUGH) expect(summary.taken).toBeGreaterThanOrEqual(summary.inputs / 2);
    },
  );
}

/** By these the door says that somebody may not ask; an endpoint's own 401 or 403 has a code of its own. */
const refusedAtDoor: readonly unknown[] = [
  sharedErrorCodes.unauthenticated,
  sharedErrorCodes.forbidden,
];

/** Calls of these ask for more than a role: the caller has to be of a bookshop that is there. */
const ofBookshops: readonly Access[] = ['bookshop', 'desk'];

/** Keeps a session for each access, and opens another where it was ended. */
class Callers {
  private readonly sessions = new Map<Access, Headers>();

  constructor(private readonly service: FuzzedService) {}

  async ask<Answer extends { status: number; json: unknown }>(
    { access }: Endpoint,
    call: (session: Headers) => Promise<Answer>,
  ): Promise<Answer> {
    const session = this.sessions.get(access);
    if (session !== undefined) {
      const answer = await call(session);
      if (answer.status !== 401 && answer.status !== 403) return answer;
    }
    const opened = await this.service.signIn(access);
    this.sessions.set(access, opened);
    const answer = await call(opened);
    const { code } = (answer.json ?? {}) as { code?: unknown };
    // Else nothing behind the door would be tried at all.
    if (ofBookshops.includes(access) && refusedAtDoor.includes(code))
      throw new Error(`lets nobody in who is to ask: ${access}`);
    return answer;
  }
}
