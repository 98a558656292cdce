import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { User } from '../users/user.entity';
import { CreateUser1763700000000 } from './migrations/1763700000000-create-user';

/** Connection, entities and migrations of the identity schema; `url` is `mysql://user:password@host:port/schema`. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return {
    type: 'mariadb',
    url,
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    synchronize: false,
    entities: [User],
    migrations: [CreateUser1763700000000],
  };
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
