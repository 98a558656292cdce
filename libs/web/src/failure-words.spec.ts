import { ApiError } from './api-client';
import { failureWords } from './failure-words';

const failure = (changes: Partial<ApiError>) =>
  new ApiError({ kind: 'invalid', code: 'x', status: 400, message: 'No.', ...changes });

describe('failureWords', () => {
  it.each([
    ['the service’s own sentence', { code: 'other' }, 'No.'],
    ['a call that got no answer', { kind: 'unavailable' }, /^Servizio momentaneamente.*riprova/],
    ['too many calls', { kind: 'limited' }, /Riprova tra poco\.$/],
    ['too many calls in an hour', { kind: 'limited', retryAfter: 61 }, /Riprova tra 2 minuti\.$/],
    ['too many calls in a minute', { kind: 'limited', retryAfter: 5 }, /Riprova tra un minuto\.$/],
    ['an old page', { kind: 'forbidden', code: 'csrf' }, /Ricaricala/],
    ['an ended session', { kind: 'unauthenticated' }, /accedi di nuovo/],
  ] as const)('has words for %s', (_, changes, expected) => {
    expect(failureWords(failure(changes))).toMatch(expected);
  });
});
