import { hash, randomUUID } from 'node:crypto';
import { CHALLENGE_HEADER, type Challenge, type Problem } from '@zaino/contracts/shared';
import type { PersonAnswer, Person } from '../people/person';

/** The header by which a call is let through: the number that a browser would find. */
export function solutionOf({ token, salt, target, most }: Challenge): Record<string, string> {
  for (let number = 0; number <= most; number += 1) {
    if (hash('sha256', salt + String(number)) === target)
      return { [CHALLENGE_HEADER]: `${token}.${number}` };
  }
  throw new Error('The challenge has no solution.');
}

/** Of a refused call; null where it was refused for good, or not at all. */
export function challengeOf(answer: PersonAnswer): Challenge | null {
  return answer.status === 429 ? ((answer.json() as Problem).challenge ?? null) : null;
}

/** Makes a call, and once more with the solution where a browser would have to compute one. */
export async function insist(person: Person, path: string, body: unknown): Promise<PersonAnswer> {
  const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': addressOf(person) };
  const answer = await person.post(path, body, headers);
  const challenge = challengeOf(answer);
  if (challenge === null) return answer;
  return person.post(path, body, { ...headers, ...solutionOf(challenge) });
}

const addresses = new WeakMap<Person, string>();
let given = 0;

/** A challenge is solved from the address that it was given to: each person has one for this. */
function addressOf(person: Person): string {
  const known = addresses.get(person);
  if (known !== undefined) return known;
  given += 1;
  const address = `172.16.${(given >> 8) & 255}.${given & 255}`;
  addresses.set(person, address);
  return address;
}
