import * as z from 'zod/mini';
import { given, of, used } from '../testing/call-versions';
import { type Broken, brokenBy } from './broken-by';

/** What a giver that takes one body refuses of another. */
const ofBody = (sender: z.core.$ZodType, taker: z.core.$ZodType): Broken[] =>
  brokenBy([used({ body: sender })], [given({ body: taker })]);

const sentences = (broken: Broken[]) => broken.map(({ sentence }) => sentence);
const text = z.string();
const whole = z.int();

describe('an input that its giver does not take any more', () => {
  it.each<[string, sender: z.core.$ZodType, taker: z.core.$ZodType, string]>([
    [
      'a member is asked for that is not sent',
      of({ name: text }),
      of({ name: text, note: text }),
      'things asks for body.note of POST /api/things/:id, which it does not send.',
    ],
    [
      'a member must be there',
      of({ note: z.optional(text) }),
      of({ note: text }),
      'things asks for body.note of POST /api/things/:id, which it may leave out.',
    ],
    [
      'a member lost its default',
      of({ note: z._default(text, '') }),
      of({ note: text }),
      'things asks for body.note of POST /api/things/:id, which it may leave out.',
    ],
    [
      'a strict object lost a member',
      z.strictObject({ name: text, note: text }),
      z.strictObject({ name: text }),
      'things refuses body.note of POST /api/things/:id, which it sends.',
    ],
    [
      'a text must be shorter',
      of({ note: z.string().check(z.maxLength(100)) }),
      of({ note: z.string().check(z.maxLength(50)) }),
      'things takes body.note of POST /api/things/:id with maxLength 50, and it sends it with 100.',
    ],
    [
      'a text has a limit now',
      of({ note: text }),
      of({ note: z.string().check(z.maxLength(50)) }),
      'things takes body.note of POST /api/things/:id with maxLength 50, and it sends it with no such limit.',
    ],
    [
      'a text must say something',
      of({ note: text }),
      of({ note: z.string().check(z.minLength(1)) }),
      'things takes body.note of POST /api/things/:id with minLength 1, and it sends it with no such limit.',
    ],
    [
      'a number must be larger',
      of({ n: z.int().check(z.gte(0)) }),
      of({ n: z.int().check(z.gte(1)) }),
      'things takes body.n of POST /api/things/:id with minimum 1, and it sends it with 0.',
    ],
    [
      'a list must be shorter',
      of({ ids: z.array(text).check(z.maxLength(9)) }),
      of({ ids: z.array(text).check(z.maxLength(5)) }),
      'things takes body.ids of POST /api/things/:id with maxItems 5, and it sends it with 9.',
    ],
    [
      'a text has a pattern now',
      of({ code: text }),
      of({ code: z.string().check(z.regex(/^\d+$/)) }),
      'things takes body.code of POST /api/things/:id with pattern "^\\\\d+$", and it sends it with no such limit.',
    ],
    [
      'a text has a form now',
      of({ on: text }),
      of({ on: z.uuid() }),
      'things takes body.on of POST /api/things/:id with format "uuid", and it sends it with no such limit.',
    ],
    [
      'an enumeration lost a value',
      of({ by: z.enum(['name', 'price']) }),
      of({ by: z.enum(['name']) }),
      'things does not take "price" as body.by of POST /api/things/:id, which it may send.',
    ],
    [
      'null is not taken any more',
      of({ note: z.nullable(text) }),
      of({ note: text }),
      'things takes body.note of POST /api/things/:id as string, and it sends null.',
    ],
  ])('%s', (_name, sender, taker, sentence) => {
    expect(sentences(ofBody(sender, taker))).toEqual([sentence]);
  });

  it.each<[string, sender: z.core.$ZodType, taker: z.core.$ZodType]>([
    [
      'a member that may be left out',
      of({ name: text }),
      of({ name: text, note: z.optional(text) }),
    ],
    ['a member with a default', of({}), of({ note: z._default(text, '') })],
    ['fewer members, where others are ignored', of({ name: text, note: text }), of({ name: text })],
    ['a value more', z.enum(['name']), z.enum(['name', 'price'])],
    ['longer texts', z.string().check(z.maxLength(50)), z.string().check(z.maxLength(100))],
  ])('but takes %s', (_name, sender, taker) => {
    expect(ofBody(sender, taker)).toEqual([]);
  });

  it('in its query and its path, too', () => {
    const terms = { query: of({ page: z.optional(whole) }), params: of({ id: text }) };
    const stricter = { query: of({ page: whole }), params: of({ id: z.uuid() }) };
    expect(brokenBy([used(terms)], [given(stricter)]).map(({ field }) => field)).toEqual([
      'params.id',
      'query.page',
    ]);
  });

  it('that is a body where there was none', () => {
    expect(sentences(brokenBy([used({})], [given({ body: of({ a: text }) })]))).toEqual([
      'things asks for body of POST /api/things/:id, which it does not send.',
    ]);
  });

  it('of another type of media', () => {
    const broken = brokenBy(
      [used({ bodyTypes: ['image/gif'], contentType: 'text/csv' })],
      [given({ bodyTypes: ['image/png'] })],
    );
    expect(sentences(broken)).toEqual([
      'things takes body of POST /api/things/:id as image/png, and it sends image/gif.',
      'It reads answer of POST /api/things/:id as text/csv, and things gives application/json.',
    ]);
  });
});

describe('a call', () => {
  it('that is not given breaks who makes it', () => {
    const other = { ...given({}), path: '/api/others' };
    expect(brokenBy([used({})], [other])).toEqual([
      {
        call: 'POST /api/things/:id',
        field: '',
        partner: 'things',
        sentence: 'It makes POST /api/things/:id, which things does not give.',
      },
    ]);
  });

  it('that nobody makes breaks nobody', () => {
    expect(brokenBy([], [given({})])).toEqual([]);
  });
});
