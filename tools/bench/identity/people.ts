import { Caller } from '@zaino/tools/buyers/caller';

export const PASSWORD = 'una-password-lunga-42';

/** Somebody with an account. */
export interface BenchPerson {
  email: string;
  /** `zaino_session=…` of the session that the registration opened. */
  cookie: string;
  customerToken: string;
}

const AT_ONCE = 4;

/** Registers so many families. */
export async function registerPeople(origin: string, count: number): Promise<BenchPerson[]> {
  const caller = new Caller(origin, AT_ONCE);
  const people: BenchPerson[] = [];
  let begun = 0;
  const work = async () => {
    while (begun++ < count) people.push(await register(caller));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  caller.close();
  return people;
}

let registered = 0;

async function register(caller: Caller): Promise<BenchPerson> {
  const email = `nota-${++registered}@example.it`;
  const body = { email, password: PASSWORD, profile: { name: 'Ada Rossi' } };
  const answer = await caller.call({ method: 'POST', path: '/api/auth/register', body });
  if (answer.status !== 200) throw new Error(`Registering: ${answer.status} ${answer.body}`);
  const { customerToken } = JSON.parse(answer.body) as { customerToken: string };
  const cookie = answer.headers['set-cookie']?.find((text) => text.startsWith('zaino_session='));
  return { email, customerToken, cookie: cookie?.split(';')[0] ?? '' };
}
