import * as analytics from '@zaino/contracts/analytics';
import * as blog from '@zaino/contracts/blog';
import * as bookshops from '@zaino/contracts/bookshops';
import * as catalogue from '@zaino/contracts/catalogue';
import * as identity from '@zaino/contracts/identity';
import * as orders from '@zaino/contracts/orders';
import * as schools from '@zaino/contracts/schools';
import * as releases from '@zaino/contracts/releases';
import { issueSentence } from '@zaino/contracts/shared';
import { endpointsOf } from '@zaino/service/testing/fuzz/endpoints-of';
import { foreignWords } from '@zaino/service/testing/fuzz/foreign-words';
import { z } from 'zod';
import { wrongInputs } from './wrong-inputs';

type InputPart = 'query' | 'params' | 'body';

const contracts = { analytics, blog, bookshops, catalogue, identity, orders, schools, releases };
const parts: readonly InputPart[] = ['query', 'params', 'body'];

const endpoints = Object.values(contracts).flatMap(endpointsOf);
const schemas = endpoints.flatMap((endpoint) =>
  parts.flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [{ name: `${endpoint.method} ${endpoint.path} ${part}`, schema }] : [];
  }),
);

const refusedBy = (schema: z.core.$ZodType, input: unknown) =>
  z.safeParse(schema, input, { error: issueSentence }).error?.issues ?? [];

describe('what a refused input is told', () => {
  it('is looked at for the calls of all contracts', () => {
    expect(endpoints.length).toBeGreaterThan(100);
  });

  it.each(schemas)('is a sentence for a person: $name', ({ schema }) => {
    const told = new Set<string>();
    for (const input of wrongInputs(schema)) {
      for (const { message } of refusedBy(schema, input)) told.add(message);
    }
    for (const message of told) {
      expect(message).toMatch(/^\p{Lu}/u);
      expect(message).not.toMatch(foreignWords);
    }
  });
});

describe('the sentences that no schema has of its own', () => {
  const anything: z.core.$ZodType[] = [
    z.string().min(1).max(1),
    z.string().min(6).max(100),
    z.string().length(5),
    z.string().regex(/^a$/),
    z.string().startsWith('a'),
    z.email(),
    z.uuid(),
    z.url(),
    z.iso.date(),
    z.iso.datetime(),
    z.number().min(0).max(2_000),
    z.number().min(2).multipleOf(2),
    z.number().gt(0).lt(5),
    z.number().int(),
    z.boolean(),
    z.enum(['a', 'b']),
    z.literal('a'),
    z.array(z.string()).min(1).max(1),
    z.array(z.string()).min(2).max(3),
    z.array(z.string()).length(7),
    z.strictObject({ a: z.string() }),
    z.record(z.string().max(0), z.string()),
    z.union([z.number(), z.boolean()]),
    z.discriminatedUnion('a', [z.object({ a: z.literal('b') }), z.object({ a: z.literal('c') })]),
    z.json().refine(() => false),
  ];
  const inputs: unknown[] = [
    undefined,
    null,
    'x'.repeat(101),
    'xx',
    '',
    0.5,
    10_000,
    -1,
    3,
    [],
    ['a', 'b', 'c', 'd'],
    [1],
    {},
    { a: 'x', b: 1 },
    { a: 1 },
    Number.NaN,
    true,
  ];
  const all = anything.flatMap((schema) => inputs.flatMap((input) => refusedBy(schema, input)));

  it('cover every kind of issue that JSON can raise', () => {
    const kinds = [...new Set(all.map(({ code }) => code))].sort();
    expect(kinds).toEqual([
      'custom',
      'invalid_format',
      'invalid_key',
      'invalid_type',
      'invalid_union',
      'invalid_value',
      'not_multiple_of',
      'too_big',
      'too_small',
      'unrecognized_keys',
    ]);
  });

  it('have no word that is not for a person', () => {
    const told = [...new Set(all.map(({ message }) => message))].sort();
    for (const message of told) expect(message).not.toMatch(foreignWords);
    expect(told).toMatchInlineSnapshot(`
     [
       "Al massimo 1 carattere",
       "Al massimo 1 voce",
       "Al massimo 100 caratteri",
       "Al massimo 2.000",
       "Al massimo 3 caratteri",
       "Al massimo 3 voci",
       "Almeno 1 voce",
       "Almeno 2",
       "Almeno 2 caratteri",
       "Almeno 2 voci",
       "Almeno 6 caratteri",
       "Almeno 6 voci",
       "C’è un campo che non serve",
       "Meno di 5",
       "Non può essere negativo",
       "Non è scritto nel modo giusto",
       "Obbligatorio",
       "Più di 0",
       "Questo valore non va bene",
       "Scegli sì o no",
       "Scegli uno dei valori possibili",
       "Scrivi data e ora",
       "Scrivi un indirizzo che comincia con https://",
       "Scrivi un indirizzo e-mail valido",
       "Scrivi un numero",
       "Scrivi un numero intero",
       "Scrivi un testo",
       "Scrivi una data",
       "Serve un elenco",
       "Servono 5 caratteri",
       "Servono 5 voci",
       "Servono 7 caratteri",
       "Servono 7 voci",
     ]
    `);
  });
});
