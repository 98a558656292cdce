import type { Endpoint } from '@zaino/contracts/shared';

/** The endpoints of a contract, those in lists of endpoints too; none is named here, so none can be forgotten. */
export function endpointsOf(contract: object): Endpoint[] {
  return Object.values(contract).flatMap((exported: unknown) =>
    isEndpoint(exported) ? [exported] : Object.values(exported ?? {}).filter(isEndpoint),
  );
}

/** As in `POST /api/orders`. */
export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  'response' in value;
