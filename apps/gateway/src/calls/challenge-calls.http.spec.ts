import 'reflect-metadata';
import { CHALLENGE_HEADER, problemSchema } from '@zaino/contracts/shared';
import { isShortForm } from '@zaino/testing/config';
import {
  ChallengedGateways,
  keyOf,
  likeArticle,
  placeOrder,
  send,
  signUp,
  statuses,
} from '../testing/challenged-gateway';
import { listen } from '../testing/open-gateway';
import { numberOf, solutionOf } from '../testing/solve-challenge';
import { automationLimits } from './automation-limits';

const ELSEWHERE = '198.51.100.7';
/** Of a whole school; each computes for a while. */
const FAMILIES = isShortForm() ? 5 : 30;

describe('what programs do in masses', () => {
  const gateways = new ChallengedGateways();
  const open = (env?: Record<string, string>) => gateways.open(env);
  const openStrict = (env?: Record<string, string>) => gateways.openStrict(env);
  afterEach(() => {
    jest.restoreAllMocks();
    return gateways.close();
  });
  afterAll(() => gateways.remove());

  const times = (count: number, status: number) => Array.from({ length: count }, () => status);

  it.each([
    ['order', placeOrder, 200],
    ['sign-up', signUp, 20],
    ['like', likeArticle, 200],
    ['mail', { method: 'POST', url: '/api/support-messages' }, 20],
    ['mail', { method: 'POST', url: '/api/auth/reset-requests' }, 20],
  ] as const)('is done by an address so often: %s, %o', async (name, call, count) => {
    const { gateway, calls } = await open();
    const all = await statuses(gateway, call, count);
    const { address } = automationLimits[name];
    expect(all).toEqual([...times(address, 200), ...times(count - address, 429)]);
    expect(calls).toHaveLength(address);
  });

  it('is refused with a challenge, and let through with its solution', async () => {
    const { gateway, calls } = await open();
    await statuses(gateway, signUp, automationLimits['sign-up'].address);
    const refused = await send(gateway, signUp);
    const problem = problemSchema.parse(refused.json());
    expect(problem).toMatchObject({ status: 429, code: 'challenge-required' });
    expect(problem.detail).toMatch(/^Arrivano molte richieste come questa .* tra 60 minuti\.$/);
    expect(problem.challenge?.most).toBe(65_536);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(refused.headers['cache-control']).toBe('no-store');
    const before = calls.length;
    const second = await send(gateway, signUp, { solution: solutionOf(refused) });
    expect(second.statusCode).toBe(200);
    expect(calls).toHaveLength(before + 1);
    expect(calls.at(-1)?.headers).not.toHaveProperty(CHALLENGE_HEADER);
  });

  it('is let through once for a solution, also of calls at the same time', async () => {
    const { gateway, calls } = await openStrict();
    await send(gateway, placeOrder);
    const solution = solutionOf(await send(gateway, placeOrder));
    const all = await Promise.all(
      Array.from({ length: 20 }, () => send(gateway, placeOrder, { solution })),
    );
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(calls).toHaveLength(2);
  });

  it('is let through no more often where all of it comes at the same time', async () => {
    const { gateway, calls } = await open();
    await Promise.all(Array.from({ length: 200 }, () => send(gateway, likeArticle)));
    expect(calls).toHaveLength(automationLimits.like.address);
  });

  it('is not let through with a solution that is wrong, for something else, or of somebody else', async () => {
    const { gateway, calls } = await openStrict();
    for (const call of [placeOrder, likeArticle]) await send(gateway, call);
    await send(gateway, placeOrder, { from: ELSEWHERE });
    const refused = await send(gateway, placeOrder);
    const { challenge } = problemSchema.parse(refused.json());
    if (!challenge) throw new Error('No challenge');
    const right = solutionOf(refused);
    const [said = '', signature = ''] = challenge.token.split('.');
    const easier = Buffer.from(JSON.stringify({ ...challenge, expires: 9e9, level: 5 }));
    const solutions: [typeof placeOrder | typeof likeArticle, string, string?][] = [
      [placeOrder, `${challenge.token}.${numberOf(challenge) + 1}`],
      [placeOrder, `${easier.toString('base64url')}.${signature}.${numberOf(challenge)}`],
      [placeOrder, `${said}.${keyOf('A').slice(0, 43)}.${numberOf(challenge)}`],
      [placeOrder, challenge.token],
      [placeOrder, 'nonsense'],
      [placeOrder, ''],
      [likeArticle, right],
      [placeOrder, right, ELSEWHERE],
    ];
    const before = calls.length;
    for (const [call, solution, from] of solutions) {
      const { statusCode } = await send(gateway, call, { solution, from });
      expect([solution, statusCode]).toEqual([solution, 429]);
    }
    expect(calls).toHaveLength(before);
    expect((await send(gateway, placeOrder, { solution: right })).statusCode).toBe(200);
  });

  it.each([
    ['within its time', 5, 200],
    ['where clocks differ by some seconds', 5.9, 200],
    ['no more after it', 6.1, 429],
  ])('is let through %s', async (_when, minutes, status) => {
    const { gateway } = await openStrict();
    await send(gateway, placeOrder);
    const solution = solutionOf(await send(gateway, placeOrder));
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + minutes * 60_000);
    expect((await send(gateway, placeOrder, { solution })).statusCode).toBe(status);
  });

  it('goes on while the key changes, and not by a key that is no longer there', async () => {
    const keys = (list: string) => ({ CHALLENGE_KEYS: list });
    const [before, during, after] = [
      await openStrict(keys(keyOf('a'))),
      await openStrict(keys(`${keyOf('b')},${keyOf('a')}`)),
      await openStrict(keys(keyOf('c'))),
    ];
    for (const { gateway } of [before, during, after]) await send(gateway, placeOrder);
    const solution = solutionOf(await send(before.gateway, placeOrder));
    expect((await send(during.gateway, placeOrder, { solution })).statusCode).toBe(200);
    expect((await send(after.gateway, placeOrder, { solution })).statusCode).toBe(429);
  });

  it('is harder the more of it is done, and what is refused makes it no harder', async () => {
    const { gateway } = await openStrict();
    const call = { ...placeOrder, headers: { 'x-device-token': 'one.device' } };
    await send(gateway, call);
    const ask = async () => {
      const refused = await send(gateway, call);
      return { refused, most: problemSchema.parse(refused.json()).challenge?.most };
    };
    await statuses(gateway, call, 30);
    // The second would be twice as many as may be: one step.
    const first = await ask();
    expect(first.most).toBe(2 * 65_536);
    for (const { refused } of [first, await ask()]) {
      expect((await send(gateway, call, { solution: solutionOf(refused) })).statusCode).toBe(200);
    }
    // The fourth: two steps.
    expect((await ask()).most).toBe(4 * 65_536);
  });

  it('is counted by what a person shows of a device, from whatever address', async () => {
    const { gateway } = await open();
    const headers = { 'x-device-token': 'one.device' };
    const { person } = automationLimits.like;
    const all: number[] = [];
    for (let sent = 0; sent <= person; sent += 1) {
      const from = `198.51.100.${sent}`;
      all.push((await send(gateway, { ...likeArticle, headers }, { from })).statusCode);
    }
    expect(all).toEqual([...times(person, 200), 429]);
  });

  it('is no quote without a voucher, and no second quote with the same one', async () => {
    const { gateway, calls } = await open();
    const quote = (voucher: string) =>
      ({ method: 'POST', url: '/api/quotes', payload: { lines: [], voucher } }) as const;
    expect(new Set(await statuses(gateway, quote(' '), 40))).toEqual(new Set([200]));
    expect(new Set(await statuses(gateway, quote('SCUOLA'), 40))).toEqual(new Set([200]));
    calls.splice(0);
    for (let tried = 0; tried < 40; tried += 1) await send(gateway, quote(`PROVA${tried}`));
    expect(calls).toHaveLength(automationLimits.voucher.address - 1);
    expect((await send(gateway, quote('scuola'))).statusCode).toBe(200);
    const refused = await send(gateway, quote('ALTRO'));
    expect(
      (await send(gateway, quote('ALTRO'), { solution: solutionOf(refused) })).statusCode,
    ).toBe(200);
    expect((await send(gateway, quote('ALTRO'))).statusCode).toBe(200);
  });

  it.each<Record<string, string>>([{ CHALLENGE_FACTOR: '0' }, { RATE_LIMIT_FACTOR: '0' }])(
    'is not looked at where it is turned off: %o',
    async (env) => {
      const { gateway } = await open(env);
      expect(new Set(await statuses(gateway, likeArticle, 150))).toEqual(new Set([200]));
    },
  );

  it('is refused as ever beyond the hard limit, with a solution too', async () => {
    const { gateway, calls } = await openStrict({
      RATE_LIMIT_FACTOR: '0.15',
      CHALLENGED_CALLS: '20',
    });
    expect(await statuses(gateway, signUp, 2)).toEqual([200, 429]);
    const answer = async () =>
      send(gateway, signUp, { solution: solutionOf(await send(gateway, signUp)) });
    expect([(await answer()).statusCode, (await answer()).statusCode]).toEqual([200, 200]);
    const refused = await answer();
    expect(problemSchema.parse(refused.json()).code).toBe('limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(calls).toHaveLength(3);
  });

  it.each([
    ['sign-ups', signUp],
    ['mails', { method: 'POST', url: '/api/auth/reset-requests' }],
  ] as const)('is let through for a whole school that computes something: %s', async (_, call) => {
    const { gateway, calls } = await openStrict();
    await send(gateway, call);
    for (let family = 0; family < FAMILIES; family += 1) {
      const solution = solutionOf(await send(gateway, call));
      expect((await send(gateway, call, { solution })).statusCode).toBe(200);
    }
    expect(calls).toHaveLength(FAMILIES + 1);
  });

  it('takes nothing from a school while a program that computes nothing tries and tries', async () => {
    const { gateway } = await openStrict({ CHALLENGED_CALLS: '20', RATE_LIMIT_FACTOR: '0.5' });
    expect(new Set(await statuses(gateway, signUp, 100))).toEqual(new Set([200, 429]));
    const solution = solutionOf(await send(gateway, signUp));
    expect((await send(gateway, signUp, { solution })).statusCode).toBe(200);
  });

  it('has the lower limit where nobody is challenged in time', async () => {
    for (const CHALLENGE_FACTOR of ['0', '3']) {
      const { gateway } = await open({ CHALLENGE_FACTOR });
      expect((await statuses(gateway, signUp, 21)).filter((status) => status === 200)).toHaveLength(
        20,
      );
    }
  });

  it('is let through where the challenge’s puzzles come from outside, and while that service is away', async () => {
    // Of "outside7".
    const target = '934c0753593c26e57aeab644f53b54cf0c4807217be09506331134b8910889ff';
    const asked: string[] = [];
    const outside = await listen((request, response) => {
      asked.push(`${request.url} ${request.headers.authorization}`);
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify(
          request.url === '/v1/challenges'
            ? { salt: 'outside', target, most: 10 }
            : { accepted: asked.length < 4 },
        ),
      );
    });
    const { gateway } = await openStrict({
      CHALLENGE_SERVICE_URL: `${outside.url}/v1`,
      CHALLENGE_SERVICE_KEY: 'a key of that service',
    });
    await send(gateway, placeOrder);
    const solution = solutionOf(await send(gateway, placeOrder));
    expect(solution).toMatch(/\.7$/);
    expect((await send(gateway, placeOrder, { solution })).statusCode).toBe(200);
    expect(asked).toEqual([
      '/v1/challenges Bearer a key of that service',
      '/v1/solutions Bearer a key of that service',
    ]);
    // The service does not like it.
    const disliked = solutionOf(await send(gateway, placeOrder));
    expect((await send(gateway, placeOrder, { solution: disliked })).statusCode).toBe(429);
    outside.close();
    const own = await send(gateway, placeOrder);
    expect((await send(gateway, placeOrder, { solution: solutionOf(own) })).statusCode).toBe(200);
  });
});
