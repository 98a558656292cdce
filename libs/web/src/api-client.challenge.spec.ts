import {
  type ApiCall,
  type Challenge,
  CHALLENGE_HEADER,
  defineEndpoint,
} from '@zaino/contracts/shared';
import { z } from 'zod';
import { ApiError, fetchJson } from './api-client';
import { failureWords } from './failure-words';

const like = { method: 'POST', path: '/api/likes' } as const;
const declared = defineEndpoint(like, {
  summary: 'Likes',
  access: 'public',
  query: z.object({}),
  body: z.object({ a: z.number() }),
  response: z.object({ done: z.boolean() }),
});
const api: ApiCall<typeof declared> = declared;

const challenge: Challenge = { token: 'said.signed', salt: 's', target: 't', most: 9 };
const sentence = 'Ricarica la pagina e riprova subito.';
const challenged = () =>
  Response.json(
    { code: 'challenge-required', detail: sentence, challenge },
    { status: 429, headers: { 'retry-after': '600' } },
  );
const done = () => Response.json({ done: true });

describe('a call that is challenged', () => {
  let stop: (() => void) | undefined;
  afterEach(() => {
    stop?.();
    stop = undefined;
    jest.restoreAllMocks();
  });

  function answerWith(...answers: (() => Response)[]) {
    const sent: { headers: Headers; body: unknown }[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init = {}) => {
      sent.push({ headers: new Headers(init.headers), body: init.body });
      return Promise.resolve((answers[sent.length - 1] ?? done)());
    });
    return sent;
  }

  /** As the shell would. */
  function solveWith(solution: (asked: Challenge) => Promise<string | null>) {
    const hear = ({ detail }: WindowEventMap['zaino:challenge']) =>
      detail.respondWith(solution(detail.challenge));
    addEventListener('zaino:challenge', hear);
    stop = () => removeEventListener('zaino:challenge', hear);
  }

  const call = () => fetchJson(api, { body: { a: 1 }, headers: { 'idempotency-key': 'key-1' } });
  const failure = async () => {
    try {
      await call();
    } catch (error) {
      if (error instanceof ApiError) return error;
    }
    throw new Error('It did not fail');
  };

  it('is made once more with the solution, and all else as it was', async () => {
    const sent = answerWith(challenged);
    const asked: Challenge[] = [];
    solveWith((one) => {
      asked.push(one);
      return Promise.resolve('said.signed.7');
    });
    expect(await call()).toEqual({ done: true });
    expect(asked).toEqual([challenge]);
    expect(sent.map(({ headers }) => headers.get(CHALLENGE_HEADER))).toEqual([
      null,
      'said.signed.7',
    ]);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-1']);
    expect(sent[1]?.body).toBe('{"a":1}');
  });

  it('is not made a third time', async () => {
    const sent = answerWith(challenged, challenged);
    solveWith(() => Promise.resolve('said.signed.7'));
    expect((await failure()).code).toBe('challenge-required');
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['nobody solves it', null],
    ['it could not be solved', () => Promise.resolve(null)],
  ])('fails with the gateway’s sentence where %s', async (_why, solution) => {
    const sent = answerWith(challenged);
    if (solution) solveWith(solution);
    const error = await failure();
    expect(error).toMatchObject({ kind: 'limited', status: 429, retryAfter: 600 });
    expect(failureWords(error)).toBe(sentence);
    expect(sent).toHaveLength(1);
  });

  it('may be refused for its CSRF token afterwards, and is made with a new one', async () => {
    const refused = () => Response.json({ code: 'csrf' }, { status: 403 });
    const noSession = () => Response.json(null);
    const sent = answerWith(challenged, refused, noSession, done);
    solveWith(() => Promise.resolve('said.signed.7'));
    expect(await call()).toEqual({ done: true });
    expect(sent).toHaveLength(4);
  });
});
