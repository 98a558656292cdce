import type { DataSourceOptions } from 'typeorm';

type Tables = Pick<DataSourceOptions, 'entities' | 'migrations'>;

/**
 * Connection to a service's schema; `url` is `mysql://user:password@host:port/schema`. The type `mariadb` serves
 * MySQL too; the other way round every nullable column looks like drift.
 */
export function databaseOptions(url: string, tables: Tables): DataSourceOptions {
  return {
    type: 'mariadb',
    url,
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    // A day is no moment: as an object it would be another day west of Greenwich.
    dateStrings: ['DATE'],
    synchronize: false,
    ...tables,
  };
}
