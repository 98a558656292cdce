import { Controller } from '@nestjs/common';
import { defineEndpoint } from '@zaino/contracts/shared';
import { z } from 'zod';
import { PreparedAnswer } from './prepared-answer';
import { type BodyOf, endpointOf, Input, Route } from './route';

const call = { method: 'POST', path: '/api/things' } as const;
const thing = defineEndpoint(call, {
  summary: 'A thing',
  access: 'public',
  query: z.object({}),
  body: z.object({ name: z.string() }),
  response: z.object({ state: z.enum(['new', 'old']), name: z.string() }),
});

/** What compiles, and what must not: the typecheck fails where one of the errors expected here is none. */
@Controller()
class Things {
  @Route(thing)
  plain(@Input('body') { name }: BodyOf<typeof thing>) {
    return { state: 'new' as const, name };
  }

  @Route(thing)
  later() {
    return Promise.resolve({ state: 'old' as const, name: 'Ada' });
  }

  @Route(thing)
  prepared() {
    return PreparedAnswer.json({ state: 'old' as const, name: 'Ada' });
  }

  // @ts-expect-error -- the answer lacks a member
  @Route(thing)
  lacking() {
    return { state: 'new' as const };
  }

  // @ts-expect-error -- a member has another type
  @Route(thing)
  another() {
    return Promise.resolve({ state: 'gone' as const, name: 'Ada' });
  }

  // @ts-expect-error -- so has one of a prepared answer
  @Route(thing)
  preparedWrongly() {
    return PreparedAnswer.json({ state: 'new' as const, name: 7 });
  }

  // @ts-expect-error -- nothing is answered
  @Route(thing)
  nothing() {
    return undefined;
  }

  @Route(thing)
  // @ts-expect-error -- the endpoint's body has no such member
  misread(@Input('body') { title }: BodyOf<typeof thing>) {
    return { state: 'new' as const, name: String(title) };
  }
}

describe('Route', () => {
  it('binds a handler to its endpoint', () => {
    const { prototype } = Things;
    const bound = [prototype.plain, prototype.later, prototype.prepared].map(endpointOf);
    expect(bound).toEqual([thing, thing, thing]);
  });
});
