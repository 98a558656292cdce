import { databaseOptions } from '@zaino/service/database-options';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { EntryEntity } from '../entries/entry.entity';
import { CreateEntry1795805938347 } from './migrations/1795805938347-create-entry';

/** Entities and migrations of the releases schema. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return databaseOptions(url, {
    entities: [EntryEntity],
    migrations: [CreateEntry1795805938347],
  });
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
