import { type Call, defineEndpoint, type GivenCall, type UsedCall } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { describedCall, describedUnparsed } from '../partners/described-call';

const nothing = z.object({});
const call = { method: 'POST', path: '/api/things/:id' } as const satisfies Call;

/** What a version of a call takes and answers; nothing unless told. */
interface Version {
  query?: z.core.$ZodType;
  params?: z.core.$ZodType;
  body?: z.core.$ZodType;
  response?: z.core.$ZodType;
  contentType?: string;
  bodyTypes?: string[];
}

const endpoint = ({ query = nothing, response = nothing, ...terms }: Version) =>
  defineEndpoint(call, { summary: 'A thing', access: 'public', query, response, ...terms });

/** One call in a version that a service was built with that makes it. */
export const used = (version: Version): UsedCall => ({ of: 'things', ...given(version) });

/** The same, of a browser's app. */
export const usedInBrowser = (version: Version): UsedCall => ({
  of: 'things',
  ...describedUnparsed(endpoint(version)),
});

/** The call in a version that the live service has. */
export const given = (version: Version): GivenCall => describedCall(endpoint(version));

/** An object with these members. */
export const of = (members: Record<string, z.core.$ZodType>) => z.object(members);
