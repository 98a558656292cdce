import * as analytics from '@zaino/contracts/analytics';
import * as blog from '@zaino/contracts/blog';
import * as bookshops from '@zaino/contracts/bookshops';
import * as catalogue from '@zaino/contracts/catalogue';
import * as identity from '@zaino/contracts/identity';
import * as orders from '@zaino/contracts/orders';
import * as schools from '@zaino/contracts/schools';
import type { Endpoint } from '@zaino/contracts/shared';
import { endpointsOf, nameOf } from '@zaino/service/testing/fuzz/endpoints-of';
import { configSchema } from './config';
import { upstreams } from './upstreams';

describe('the calls behind the gateway', () => {
  const services = upstreams(configSchema.parse({}));
  const served = new Set(services.flatMap(({ endpoints }) => endpoints.map(nameOf)));
  // Some paths are a service's as a whole: covers are drawn for whatever is asked for.
  const isServed = (endpoint: Endpoint) =>
    served.has(nameOf(endpoint)) || endpoint.path.startsWith('/api/covers/');

  it.each(Object.entries({ analytics, blog, bookshops, catalogue, identity, orders, schools }))(
    'are all that browsers may make of %s',
    (_, contract) => {
      const declared = endpointsOf(contract).filter(({ path }) => path.startsWith('/api/'));
      expect(declared.filter((endpoint) => !isServed(endpoint)).map(nameOf)).toEqual([]);
    },
  );
});
