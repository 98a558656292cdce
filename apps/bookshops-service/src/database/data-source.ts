import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';

/** Connection, entities and migrations of the bookshops schema; `url` is `mysql://user:password@host:port/schema`. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return {
    type: 'mariadb',
    url,
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    synchronize: false,
    entities: [],
    migrations: [],
  };
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
