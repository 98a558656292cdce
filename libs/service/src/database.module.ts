import { type DynamicModule, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { SslOptions } from 'mysql2';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { AfterCommit } from './after-commit';
import { DatabaseWatch } from './database-watch';
import { Readiness } from './readiness';

const CONNECT_TIMEOUT_MS = 3_000;
const POOL_SIZE = 10;

/** The service's schema: TypeORM's `DataSource` and repositories; readiness asks it. For all modules. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    dataSource: DataSource,
    readiness: Readiness,
    private readonly watch: DatabaseWatch,
  ) {
    void watch.start();
    readiness.add({
      name: 'database',
      isRequired: true,
      check: () => dataSource.query('SELECT 1'),
    });
  }

  static connect(options: DataSourceOptions): DynamicModule {
    if (options.type !== 'mysql' && options.type !== 'mariadb') throw new Error('Only MySQL.');
    const watch = new DatabaseWatch({
      uri: options.url ?? '',
      ...(options.ssl !== undefined && { ssl: options.ssl as SslOptions }),
    });
    const pool = {
      poolSize: POOL_SIZE,
      connectTimeout: CONNECT_TIMEOUT_MS,
      logging: false,
      extra: { stream: watch.open },
    };
    return {
      module: DatabaseModule,
      global: true,
      imports: [TypeOrmModule.forRoot({ ...options, ...pool })],
      providers: [AfterCommit, { provide: DatabaseWatch, useValue: watch }],
      exports: [AfterCommit],
    };
  }

  onApplicationShutdown(): void {
    this.watch.stop();
  }
}
