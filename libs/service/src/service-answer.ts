import {
  type Endpoint,
  type ErrorKind,
  errorKinds,
  problemSchema,
  sharedErrorCodes,
  statusOfKind,
} from '@zaino/contracts/shared';
import { z } from 'zod';
import { DomainError } from './domain-error';

/** What a service answered, checked by the contract; a problem becomes the `DomainError` that it was made from. */
export async function readServiceAnswer<Bound extends Endpoint>(
  endpoint: Bound,
  response: Response,
): Promise<z.output<Bound['response']>> {
  const body: unknown = await response.json();
  if (response.ok) return z.parse<Bound['response']>(endpoint.response, body);
  const { code, detail, errors } = problemSchema.parse(body);
  const kind = kindOf(response.status);
  // A service that does not take our key is one that cannot be asked, and no reason to sign a person out.
  const isOurFault = endpoint.access === 'service' && kind === 'unauthenticated';
  if (isOurFault || kind === 'unavailable') {
    const cause = new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${code}`);
    throw new DomainError('unavailable', sharedErrorCodes.unavailable, { cause });
  }
  throw new DomainError(kind, code, { detail, errors });
}

function kindOf(status: number): ErrorKind {
  const kind = errorKinds.find((candidate) => statusOfKind[candidate] === status);
  if (kind) return kind;
  return status < 500 ? 'invalid' : 'unavailable';
}
