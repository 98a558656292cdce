import { schoolsEndpoints } from '@zaino/contracts/schools';
import type { Config } from './config';

/** A service behind the gateway and the public paths that are its. */
export interface Upstream {
  name: string;
  url: string;
  /** Path prefixes, as whole segments. */
  prefixes: string[];
}

const pathsOf = (endpoints: Record<string, { path: string }>) =>
  Object.values(endpoints).map(({ path }) => path.replace(/\/:.*$/, ''));

/** One line a domain: its service's address and the paths of its contract. */
export function upstreams(config: Config): Upstream[] {
  return [
    {
      name: 'schools',
      url: config.SCHOOLS_URL,
      prefixes: [...pathsOf(schoolsEndpoints), '/api/covers'],
    },
  ];
}
