import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { AfterCommit } from './after-commit';
import { Readiness } from './readiness';

const CONNECT_TIMEOUT_MS = 3_000;
const POOL_SIZE = 10;

/** The service's schema: TypeORM's `DataSource` and repositories; readiness asks it. For all modules. */
@Module({})
export class DatabaseModule {
  constructor(dataSource: DataSource, readiness: Readiness) {
    readiness.add({
      name: 'database',
      isRequired: true,
      check: () => dataSource.query('SELECT 1'),
    });
  }

  static connect(options: DataSourceOptions): DynamicModule {
    if (options.type !== 'mysql' && options.type !== 'mariadb') throw new Error('Only MySQL.');
    const pool = { poolSize: POOL_SIZE, connectTimeout: CONNECT_TIMEOUT_MS, logging: false };
    return {
      module: DatabaseModule,
      global: true,
      imports: [TypeOrmModule.forRoot({ ...options, ...pool })],
      providers: [AfterCommit],
      exports: [AfterCommit],
    };
  }
}
