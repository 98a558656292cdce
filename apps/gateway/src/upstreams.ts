import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { accountEndpoints, adminEndpoints, securityLogEndpoints } from '@zaino/contracts/identity';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import type { Config } from './config';

/** A service behind the gateway and the public paths that are its. */
export interface Upstream {
  name: string;
  url: string;
  /** Path prefixes, as whole segments. */
  prefixes: string[];
}

/** The paths of a contract without those that lie below another. */
function pathsOf(endpoints: Record<string, { path: string }>): string[] {
  const paths = Object.values(endpoints).map(({ path }) => path.replace(/\/:.*$/, ''));
  const isBelowAnother = (path: string) => paths.some((other) => path.startsWith(`${other}/`));
  return [...new Set(paths)].filter((path) => !isBelowAnother(path));
}

/** One line a domain: its service's address and the paths of its contract. */
export function upstreams(config: Config): Upstream[] {
  return [
    {
      name: 'schools',
      url: config.SCHOOLS_URL,
      prefixes: [...pathsOf(schoolsEndpoints), '/api/covers'],
    },
    {
      name: 'identity',
      url: config.IDENTITY_URL,
      prefixes: [
        '/api/auth',
        '/api/identity',
        ...pathsOf({ ...accountEndpoints, ...adminEndpoints, ...securityLogEndpoints }),
      ],
    },
    {
      name: 'bookshops',
      url: config.BOOKSHOPS_URL,
      prefixes: ['/api/bookshops', ...pathsOf(bookshopsEndpoints)],
    },
  ];
}
