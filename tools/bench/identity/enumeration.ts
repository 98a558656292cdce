import { Caller } from '@zaino/tools/buyers/caller';
import { quantile } from './quantile';
import type { BenchPerson } from './people';
import { rankTest } from './rank-test';

const WARM_UP = 20;

export interface Enumeration {
  call: string;
  tries: number;
  /** Medians in milliseconds. */
  knownMs: number;
  unknownMs: number;
  /** That such a difference comes about by chance. */
  p: number;
  /** Whether all answers were alike but for their time. */
  isSameAnswer: boolean;
}

interface Attempt {
  call: string;
  path: string;
  bodyFor: (email: string) => object;
}

export const attempts: Attempt[] = [
  {
    call: 'sign-in with a wrong password',
    path: '/api/auth/login',
    bodyFor: (email) => ({ email, password: 'non-è-la-mia-password' }),
  },
  {
    call: 'request of a reset',
    path: '/api/auth/reset-requests',
    bodyFor: (email) => ({ email }),
  },
];

/** Each e-mail is tried once, known and unknown ones in a random order, one after the other. */
export async function measureEnumeration(
  origin: string,
  people: BenchPerson[],
  { call, path, bodyFor }: Attempt,
): Promise<Enumeration> {
  const caller = new Caller(origin, 1);
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  const attempt = async (email: string) => {
    const answer = await caller.call({ method: 'POST', path, body: bodyFor(email) });
    answers.add(`${answer.status} ${answer.body.replace(/"requestId":"[^"]*"/, '')}`);
    return answer.ms;
  };
  for (const [index, { email }] of people.entries()) {
    const known = async () => times.known.push(await attempt(email));
    const unknown = async () => times.unknown.push(await attempt(email.replace('nota', 'pari')));
    for (const next of Math.random() < 0.5 ? [known, unknown] : [unknown, known]) await next();
    if (index === WARM_UP - 1) times.known.length = times.unknown.length = 0;
  }
  caller.close();
  return {
    call,
    tries: times.known.length,
    isSameAnswer: answers.size === 1,
    knownMs: quantile(times.known, 0.5),
    unknownMs: quantile(times.unknown, 0.5),
    p: rankTest(times.known, times.unknown),
  };
}
