import * as analytics from '@zaino/contracts/analytics';
import * as blog from '@zaino/contracts/blog';
import * as bookshops from '@zaino/contracts/bookshops';
import * as catalogue from '@zaino/contracts/catalogue';
import * as identity from '@zaino/contracts/identity';
import * as orders from '@zaino/contracts/orders';
import * as schools from '@zaino/contracts/schools';
import type { Endpoint } from '@zaino/contracts/shared';
import type { Domain } from './attacked-shop';

export interface DomainEndpoint {
  domain: Domain;
  endpoint: Endpoint;
}

const contracts: Record<Domain, object> = {
  analytics,
  blog,
  bookshops,
  catalogue,
  identity,
  orders,
  schools,
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'response' in value;

/** Every endpoint of every contract, those in lists of endpoints too. */
export const allEndpoints: DomainEndpoint[] = Object.entries(contracts).flatMap(
  ([domain, contract]) =>
    Object.values(contract)
      .flatMap((exported: unknown) =>
        isEndpoint(exported) ? [exported] : Object.values(exported ?? {}).filter(isEndpoint),
      )
      .map((endpoint) => ({ domain: domain as Domain, endpoint })),
);

const samples: Partial<Record<string, string>> = {
  id: '6f1c1d0e-6a55-4f0a-8b58-3f3ac1f0a111',
  uid: '6f1c1d0e-6a55-4f0a-8b58-3f3ac1f0a111',
  token: 'x'.repeat(43),
  file: 'ricevuta.pdf',
  domain: 'libreria-di-prova',
  code: 'NESSUNO-1',
  key: 'new-12345678',
  slug: 'nessun-articolo',
  codiceScuola: 'CRMM8ZZ99X',
};

/** Its path with values that fit and mean nothing that there is. */
export const samplePath = ({ path }: Endpoint): string =>
  path.replace(/:(\w+)/g, (_, name: string) => samples[name] ?? 'x');
