import { type Call, defineEndpoint, type UsedCall } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { type Broken, brokenBy } from './broken-by';
import { describedCall, describedUnparsed } from './described-call';

const nothing = z.object({});
const call = { method: 'POST', path: '/api/things/:id' } as const satisfies Call;

interface Terms {
  query?: z.core.$ZodType;
  params?: z.core.$ZodType;
  body?: z.core.$ZodType;
  response?: z.core.$ZodType;
  contentType?: string;
  bodyTypes?: string[];
}

const endpoint = ({ query = nothing, response = nothing, ...terms }: Terms) =>
  defineEndpoint(call, { summary: 'A thing', access: 'public', query, response, ...terms });

const used = (terms: Terms): UsedCall => ({ ...describedCall(endpoint(terms)), of: 'things' });
const usedInBrowser = (terms: Terms): UsedCall => ({
  ...describedUnparsed(endpoint(terms)),
  of: 'things',
});
const given = (terms: Terms) => describedCall(endpoint(terms));

type Schemas = [reader: z.core.$ZodType, giver: z.core.$ZodType];

/** What a reader of one answer misses in another. */
const ofAnswer = (reader: z.core.$ZodType, giver: z.core.$ZodType): Broken[] =>
  brokenBy([used({ response: reader })], [given({ response: giver })]);

/** What a giver that takes one body refuses of another. */
const ofBody = (sender: z.core.$ZodType, taker: z.core.$ZodType): Broken[] =>
  brokenBy([used({ body: sender })], [given({ body: taker })]);

const sentences = (broken: Broken[]) => broken.map(({ sentence }) => sentence);
const text = z.string();
const whole = z.int();
const of = (members: Record<string, z.core.$ZodType>) => z.object(members);
const kinds = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('book'), isbn: text }),
  z.object({ kind: z.literal('pen'), colour: text }),
]);

describe('what a partner gives as it is used', () => {
  it.each<[string, ...Schemas]>([
    ['the same', of({ name: text }), of({ name: text })],
    ['a member more', of({ name: text }), of({ name: text, price: whole })],
    ['a member that was optional, always', of({ name: z.optional(text) }), of({ name: text })],
    ['an optional member no longer', of({ name: z.optional(text) }), of({})],
    ['a value that was nullable, always', of({ name: z.nullable(text) }), of({ name: text })],
    ['a whole number for a number', of({ n: z.number() }), of({ n: whole })],
    ['a value less', z.enum(['new', 'paid', 'lost']), z.enum(['new', 'paid'])],
    ['a literal of an enumeration', z.enum(['new', 'paid']), z.literal('paid')],
    ['a value of a text', text, z.enum(['new', 'paid'])],
    ['literals for an enumeration', z.enum(['a', 'b']), z.union([z.literal('b'), z.literal('a')])],
    ['true and false for a boolean', z.boolean(), z.literal(true)],
    [
      'a boolean for true and false',
      z.union([z.literal(true), z.literal(false), z.null()]),
      z.boolean(),
    ],
    ['a shorter text', z.string().check(z.maxLength(9)), z.string().check(z.maxLength(5))],
    ['a text of one value within limits', z.string().check(z.maxLength(3)), z.literal('abc')],
    ['a text of one value with the pattern', z.string().check(z.regex(/^a/)), z.literal('abc')],
    ['a number above another', z.number().check(z.gt(0)), z.number().check(z.gte(1))],
    ['a number above or at another', z.number().check(z.gte(1)), z.number().check(z.gt(1))],
    ['anything for anything', of({ n: z.unknown() }), of({ n: text })],
    ['fewer kinds', kinds, z.object({ kind: z.literal('pen'), colour: text })],
    ['a record with closer values', z.record(text, z.number()), z.record(text, whole)],
    ['an object for a record', z.record(text, z.number()), of({ one: whole })],
    ['both patterns in the other order', patterned(/^a/, /z$/), patterned(/z$/, /^a/)],
    [
      'an intersection for its members',
      of({ a: text, b: text }),
      and(of({ a: text }), of({ b: text })),
    ],
    [
      'members for an intersection',
      and(of({ a: text }), of({ b: text })),
      of({ a: text, b: text }),
    ],
    ['JSON for JSON', of({ j: z.json() }), of({ j: z.json(), more: text })],
    ['the same pair', z.tuple([text, whole]), z.tuple([text, whole])],
    ['nothing where nothing may be', of({ n: z.optional(text) }), of({ n: z.optional(z.never()) })],
  ])('%s', (_name, reader, giver) => {
    expect(ofAnswer(reader, giver)).toEqual([]);
  });

  it('a thing that holds things', () => {
    const tree = (members: Record<string, z.core.$ZodType>) => {
      const node: z.core.$ZodType = z.object({
        ...members,
        get parts() {
          return z.array(node);
        },
      });
      return node;
    };
    expect(ofAnswer(tree({ a: text }), tree({ a: text, b: text }))).toEqual([]);
    expect(sentences(ofAnswer(tree({ a: text, b: text }), tree({ a: text })))).toEqual([
      'It reads answer.b of POST /api/things/:id, which things does not give.',
    ]);
  });
});

function patterned(...patterns: RegExp[]) {
  return z.string().check(...patterns.map((pattern) => z.regex(pattern)));
}

function and(one: z.core.$ZodType, other: z.core.$ZodType) {
  return z.intersection(one, other);
}

describe('an answer that breaks its reader', () => {
  it.each<[string, ...Schemas, string]>([
    [
      'a member was removed',
      of({ items: z.array(of({ name: text, price: whole })) }),
      of({ items: z.array(of({ name: text })) }),
      'It reads answer.items[].price of POST /api/things/:id, which things does not give.',
    ],
    [
      'a member may be left out',
      of({ price: whole }),
      of({ price: z.optional(whole) }),
      'It reads answer.price of POST /api/things/:id, which things may leave out.',
    ],
    [
      'a member is of another type',
      of({ price: whole }),
      of({ price: text }),
      'It reads answer.price of POST /api/things/:id as integer, and things gives string.',
    ],
    [
      'a number need not be whole',
      of({ price: whole }),
      of({ price: z.number() }),
      'It reads answer.price of POST /api/things/:id as integer, and things gives number.',
    ],
    [
      'a value may be null',
      of({ price: whole }),
      of({ price: z.nullable(whole) }),
      'It reads answer.price of POST /api/things/:id as integer, and things gives null.',
    ],
    [
      'an enumeration has a value more',
      of({ state: z.enum(['new', 'paid']) }),
      of({ state: z.enum(['new', 'paid', 'lost']) }),
      'It does not know "lost" as answer.state of POST /api/things/:id, which things may give.',
    ],
    [
      'an enumeration became a text',
      of({ state: z.enum(['new', 'paid']) }),
      of({ state: text }),
      'It reads answer.state of POST /api/things/:id as "new" or "paid", and things gives string.',
    ],
    [
      'a union has a kind more',
      kinds,
      z.union([kinds, z.object({ kind: z.literal('bag'), litres: whole })]),
      'It does not know "bag" as answer.kind of POST /api/things/:id, which things may give.',
    ],
    [
      'a kind of a union lost a member',
      kinds,
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('book') }),
        z.object({ kind: z.literal('pen'), colour: text }),
      ]),
      'It reads answer.isbn of POST /api/things/:id, which things does not give.',
    ],
    [
      'a list became one thing',
      of({ items: z.array(text) }),
      of({ items: text }),
      'It reads answer.items of POST /api/things/:id as array, and things gives string.',
    ],
    [
      'a record holds something else',
      of({ prices: z.record(text, whole) }),
      of({ prices: z.record(text, z.nullable(whole)) }),
      'It reads answer.prices.* of POST /api/things/:id as integer, and things gives null.',
    ],
    [
      'a record has a key more',
      z.partialRecord(z.enum(['a', 'b']), whole),
      z.partialRecord(z.enum(['a', 'b', 'c']), whole),
      'It does not know "c" as answer.* of POST /api/things/:id, which things may give.',
    ],
    [
      'a record stands for members',
      of({ a: whole }),
      z.record(text, whole),
      'It reads answer.a of POST /api/things/:id, which things may leave out.',
    ],
    [
      'an intersection lost a part',
      and(of({ a: text }), of({ b: text })),
      of({ a: text }),
      'It reads answer.b of POST /api/things/:id, which things does not give.',
    ],
    [
      'a pair has something else in the second place',
      z.tuple([text, whole]),
      z.tuple([text, text]),
      'It reads answer[1] of POST /api/things/:id as integer, and things gives string.',
    ],
    [
      'a text is longer than its reader takes',
      of({ name: z.string().check(z.maxLength(5)) }),
      of({ name: z.string().check(z.maxLength(9)) }),
      'It reads answer.name of POST /api/things/:id with maxLength 5, and things gives it with 9.',
    ],
    [
      'anything may come',
      of({ name: text }),
      of({ name: z.unknown() }),
      'It reads answer.name of POST /api/things/:id as string, and things gives anything.',
    ],
    [
      'a strict reader gets a member more',
      z.strictObject({ a: text }),
      z.strictObject({ a: text, b: text }),
      'It refuses answer.b of POST /api/things/:id, which things gives.',
    ],
    [
      'what no rule judges is not the same',
      of({ n: z.number().check(z.multipleOf(5)) }),
      of({ n: z.number().check(z.multipleOf(2)) }),
      'It reads answer.n of POST /api/things/:id with multipleOf 5, and things gives it with 2.',
    ],
  ])('%s', (_name, reader, giver, sentence) => {
    expect(sentences(ofAnswer(reader, giver))).toEqual([sentence]);
  });

  it('names call, field and partner', () => {
    expect(ofAnswer(of({ price: whole }), of({}))).toMatchObject([
      { call: 'POST /api/things/:id', field: 'answer.price', partner: 'things' },
    ]);
  });
});

describe('a browser, which does not parse', () => {
  const inBrowser = (reader: z.core.$ZodType, giver: z.core.$ZodType) =>
    sentences(brokenBy([usedInBrowser({ response: reader })], [given({ response: giver })]));

  it.each<[string, ...Schemas]>([
    ['longer texts', z.string().check(z.maxLength(5)), z.string().check(z.maxLength(9))],
    ['texts of another form', z.iso.date(), text],
    ['members more of a strict object', z.strictObject({ a: text }), of({ a: text, b: text })],
    ['a smaller number', z.number().check(z.gte(1)), z.number()],
  ])('takes %s', (_name, reader, giver) => {
    expect(inBrowser(reader, giver)).toEqual([]);
  });

  it('misses a member that is named like a limit', () => {
    expect(inBrowser(of({ format: text, pattern: text }), of({ pattern: text }))).toEqual([
      'It reads answer.format of POST /api/things/:id, which things does not give.',
    ]);
  });
});

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

  it.each<[string, ...Schemas]>([
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
