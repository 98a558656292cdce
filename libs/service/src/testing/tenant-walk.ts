import type { INestApplicationContext } from '@nestjs/common';
import { type Endpoint, sharedErrorCodes } from '@zaino/contracts/shared';
import { controllerRoutes } from '../controller-routes';

/** A call with the ids of a bookshop, as somebody else may send it. */
export interface WalkedCall {
  path: string;
  body?: unknown;
  /** What another bookshop is answered, where that is not `not-found`: its own list, for example. */
  ofOthers?: number;
}

type Headers = Record<string, string>;

interface Answer {
  status: number;
  body: unknown;
}

/** Everybody who is not the owner of the bookshop; those of another one have all that theirs could have. */
interface Strangers {
  nobody: Headers;
  family: Headers;
  colleague: Headers;
  otherOwner: Headers;
  otherColleague: Headers;
}

interface Walk {
  app: INestApplicationContext;
  /** By method and path of the contract, as in `GET /api/desk/orders/:id`. */
  calls: Record<string, WalkedCall>;
  strangers: Strangers;
  send: (call: {
    method: string;
    path: string;
    body?: unknown;
    headers: Headers;
  }) => Promise<Answer>;
  /** What no answer to a stranger may hold. */
  secrets: readonly string[];
}

const ofBookshops = ({ access }: Endpoint) => access === 'desk' || access === 'bookshop';
const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/**
 * For tests: makes every call of a bookshop's as everybody else, and gives what is not as declared; a call that the
 * walk does not know is a finding, too.
 */
export async function walkTenantCalls(walk: Walk): Promise<string[]> {
  const { app, calls } = walk;
  const endpoints = controllerRoutes(app)
    .flatMap(({ endpoint }) => endpoint ?? [])
    .filter(ofBookshops);
  const known = new Set(endpoints.map(keyOf));
  const findings = Object.keys(calls)
    .filter((key) => !known.has(key))
    .map((key) => `${key} is no call of the service`);
  for (const endpoint of endpoints) {
    const call = calls[keyOf(endpoint)];
    if (call) findings.push(...(await walkOne(walk, endpoint, call)));
    else findings.push(`${keyOf(endpoint)} is not in the walk`);
  }
  return findings;
}

async function walkOne(walk: Walk, endpoint: Endpoint, call: WalkedCall): Promise<string[]> {
  const findings: string[] = [];
  for (const [who, wanted] of expectations(endpoint, call)) {
    const { path, body } = call;
    const headers = walk.strangers[who];
    const answer = await walk.send({ method: endpoint.method, path, body, headers });
    const what = `${who}, ${keyOf(endpoint)}`;
    const code = (answer.body as { code?: string } | null)?.code;
    if (answer.status !== wanted.status) findings.push(`${what}: ${answer.status} ${code ?? ''}`);
    else if (wanted.code !== undefined && code !== wanted.code) findings.push(`${what}: ${code}`);
    const told = JSON.stringify(answer.body);
    findings.push(
      ...walk.secrets
        .filter((secret) => told.includes(secret))
        .map((secret) => `${what}: tells ${secret}`),
    );
  }
  return findings;
}

function expectations({ access }: Endpoint, { ofOthers }: WalkedCall) {
  const { unauthenticated, forbidden, ownerOnly, notFound } = sharedErrorCodes;
  const others = ofOthers === undefined ? { status: 404, code: notFound } : { status: ofOthers };
  const isOwners = access === 'bookshop';
  const refusedColleague = { status: 403, code: ownerOnly };
  const wanted: [keyof Strangers, { status: number; code?: string }][] = [
    ['nobody', { status: 401, code: unauthenticated }],
    ['family', { status: 403, code: forbidden }],
    ['otherOwner', others],
    ['otherColleague', isOwners ? refusedColleague : others],
  ];
  if (isOwners) wanted.push(['colleague', refusedColleague]);
  return wanted;
}
