import type { Endpoint } from '@zaino/contracts/shared';

/** The endpoints of a contract, those in lists of endpoints too; none is named here, so none can be forgotten. */
export function endpointsOf(contract: object): Endpoint[] {
  return Object.values(contract).flatMap((exported: unknown) =>
    isEndpoint(exported) ? [exported] : Object.values(exported ?? {}).filter(isEndpoint),
  );
}

/** As in `POST /api/orders`. */
export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Those of that name, as in `POST /api/orders`; where none has it, those whose name has it as a part. */
export function endpointsNamed(endpoints: readonly Endpoint[], name: string): Endpoint[] {
  const exact = endpoints.filter((one) => nameOf(one) === name);
  return exact.length > 0 ? exact : endpoints.filter((one) => nameOf(one).includes(name));
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  'response' in value;
