import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { brokenBy } from './broken-by';
import { describedCall, describedUnparsed } from './described-call';

const call = { method: 'PUT', path: '/api/pickup-points/:id' } as const;
const terms = {
  summary: 'Changes a pick-up point',
  access: 'public',
  query: z.object({}),
} as const;

/**
 * The example of docs/decisions/contract-changes.md: the one number of a pick-up point becomes several. `expanded` has
 * both, and nobody must send either.
 */
const versions = {
  before: defineEndpoint(call, {
    ...terms,
    body: z.strictObject({ phone: z.string() }),
    response: z.object({ phone: z.string() }),
  }),
  expanded: defineEndpoint(call, {
    ...terms,
    body: z.strictObject({
      phone: z.optional(z.string()),
      phones: z.optional(z.array(z.string())),
    }),
    response: z.object({ phone: z.string(), phones: z.array(z.string()) }),
  }),
  contracted: defineEndpoint(call, {
    ...terms,
    body: z.strictObject({ phones: z.array(z.string()) }),
    response: z.object({ phones: z.array(z.string()) }),
  }),
};
type Version = keyof typeof versions;

/** What fails where an app of one version asks a service of another. */
const broken = (app: Version, service: Version) =>
  brokenBy(
    [{ ...describedUnparsed(versions[app]), of: 'bookshops' }],
    [describedCall(versions[service])],
  ).map(({ sentence }) => sentence);

const of = 'of PUT /api/pickup-points/:id';

describe('expanding a contract: the service first', () => {
  it('the app and the service that are live fit, and so do those that follow', () => {
    expect(broken('before', 'before')).toEqual([]);
    expect(broken('expanded', 'expanded')).toEqual([]);
  });

  it('the live app goes on with the new service', () => {
    expect(broken('before', 'expanded')).toEqual([]);
  });

  it('the new app is refused until the new service is live', () => {
    expect(broken('expanded', 'before')).toEqual([
      `bookshops asks for body.phone ${of}, which it may leave out.`,
      `bookshops refuses body.phones ${of}, which it sends.`,
      `It reads answer.phones ${of}, which bookshops does not give.`,
    ]);
  });
});

describe('contracting it: the apps first', () => {
  it('the app and the service that are live fit, and so do those that follow', () => {
    expect(broken('expanded', 'expanded')).toEqual([]);
    expect(broken('contracted', 'contracted')).toEqual([]);
  });

  it('the new app works with the live service', () => {
    expect(broken('contracted', 'expanded')).toEqual([]);
  });

  it('the new service is refused until no live app needs what it has lost', () => {
    expect(broken('expanded', 'contracted')).toEqual([
      `bookshops asks for body.phones ${of}, which it may leave out.`,
      `bookshops refuses body.phone ${of}, which it sends.`,
      `It reads answer.phone ${of}, which bookshops does not give.`,
    ]);
  });
});

describe('doing both at once', () => {
  it('has no order in which it would work', () => {
    expect(broken('before', 'contracted')).not.toEqual([]);
    expect(broken('contracted', 'before')).not.toEqual([]);
  });
});
