import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { DomainClaim } from '../domains/domain-claim.entity';
import { Tenant } from '../tenants/tenant.entity';
import { CreateTenant1763700100000 } from './migrations/1763700100000-create-tenant';

/** Connection, entities and migrations of the bookshops schema; `url` is `mysql://user:password@host:port/schema`. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return {
    type: 'mariadb',
    url,
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    synchronize: false,
    entities: [DomainClaim, Tenant],
    migrations: [CreateTenant1763700100000],
  };
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
