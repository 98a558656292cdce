import type { INestApplicationContext } from '@nestjs/common';
import {
  type AdminArea,
  type Endpoint,
  sharedErrorCodes,
  staffAreas,
} from '@zaino/contracts/shared';
import { controllerRoutes } from '../controller-routes';
import { type Headers, signInStaff, signInTo } from './service-calls';

interface Answer {
  status: number;
  body: unknown;
}

interface Walk {
  app: INestApplicationContext;
  send: (call: { method: string; path: string; headers: Headers }) => Promise<Answer>;
}

/** Somebody who calls, and whether an endpoint lets them in. */
interface Caller {
  who: string;
  signIn: () => Promise<Headers> | Headers;
  areas: AdminArea[] | null;
}

/**
 * For tests: makes every call of admins with each role, by sessions of their own and without a body, and gives what is
 * not as declared. Whoever is let in gets past the door: what comes of the call itself is nobody's matter here.
 */
export async function walkStaffCalls({ app, send }: Walk): Promise<string[]> {
  const endpoints = controllerRoutes(app)
    .flatMap(({ endpoint }) => endpoint ?? [])
    .filter(({ access }) => access === 'admin');
  if (endpoints.length === 0) return ['no call of admins was found'];
  const findings: string[] = [];
  for (const endpoint of endpoints) {
    for (const caller of callersOf(app)) {
      const path = endpoint.path.replaceAll(/:\w+/g, '0');
      const headers = await caller.signIn();
      const answer = await send({ method: endpoint.method, path, headers });
      const code = (answer.body as { code?: string } | null)?.code ?? '';
      if (isWanted(answer.status, code, wantedOf(endpoint, caller))) continue;
      findings.push(`${caller.who}, ${endpoint.method} ${path}: ${answer.status} ${code}`);
    }
  }
  return findings;
}

function callersOf(app: INestApplicationContext): Caller[] {
  const staff = (...areas: AdminArea[]): Caller => ({
    who: `an admin of [${areas.join(', ')}]`,
    signIn: () => signInStaff(app, areas),
    areas,
  });
  return [
    { who: 'nobody', signIn: () => ({}), areas: null },
    { who: 'a customer', signIn: () => signInTo(app, 'customer'), areas: null },
    { who: 'an owner', signIn: () => signInTo(app, 'bookshop'), areas: null },
    { who: 'a colleague', signIn: () => signInTo(app, 'colleague'), areas: null },
    staff(),
    ...staffAreas.map((area) => staff(area)),
    staff(...staffAreas),
    staff('all'),
  ];
}

type Wanted = 'sign-in' | 'other area' | 'let in';

/** Written anew: the walk does not ask the function that the guard asks. */
function wantedOf({ staff }: Endpoint, { areas }: Caller): Wanted {
  if (areas === null) return 'sign-in';
  if (staff === 'any' || areas.includes('all')) return 'let in';
  const isOfArea = areas.some((area) => area === staff);
  return isOfArea ? 'let in' : 'other area';
}

function isWanted(status: number, code: string, wanted: Wanted): boolean {
  const { unauthenticated, areaNeeded } = sharedErrorCodes;
  if (wanted === 'sign-in') return status === 401 && code === unauthenticated;
  if (wanted === 'other area') return status === 403 && code === areaNeeded;
  return status !== 401 && code !== areaNeeded && status !== 500;
}
