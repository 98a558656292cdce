import { NotFoundException } from '@nestjs/common';
import { DomainError } from './domain-error';
import { toProblem } from './problem';

describe('toProblem', () => {
  it.each([
    ['an expected failure', new DomainError('conflict', 'sold-out'), 409, 'sold-out'],
    ['an unknown route', new NotFoundException(), 404, 'not-found'],
    ['a body that is too large', { statusCode: 413 }, 413, 'invalid-input'],
    ['a database that is away', { code: 'ECONNREFUSED' }, 503, 'unavailable'],
    ['a query that lost it', { driverError: { fatal: true } }, 503, 'unavailable'],
    ['a wrong query', { code: 'ER_PARSE_ERROR', message: 'SELECT …' }, 500, 'internal'],
    ['anything else', 'boom', 500, 'internal'],
    ['nothing', undefined, 500, 'internal'],
  ])('makes %s', (_, error, status, code) => {
    const problem = toProblem(error, 'request-1');
    expect([problem.status, problem.code, problem.requestId]).toEqual([status, code, 'request-1']);
    expect(problem.error).toBe(problem.detail);
    expect(JSON.stringify(problem)).not.toMatch(/SELECT|boom/);
  });
});
