import type { DataSourceOptions } from 'typeorm';
import type { MysqlDataSourceOptions } from 'typeorm/driver/mysql/MysqlDataSourceOptions.js';

type Tables = Pick<DataSourceOptions, 'entities' | 'migrations'>;

/**
 * Connection to a service's schema; `url` is `mysql://user:password@host:port/schema`, with `?ssl-mode=` one of MySQL's
 * own modes where it is to be encrypted. The type `mariadb` serves MySQL too; the other way round every nullable column
 * looks like drift.
 */
export function databaseOptions(url: string, tables: Tables): DataSourceOptions {
  const [address = '', query] = url.split('?');
  return {
    type: 'mariadb',
    url: address,
    ...encryption(new URLSearchParams(query).get('ssl-mode')),
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    // A day is no moment: as an object it would be another day west of Greenwich.
    dateStrings: ['DATE'],
    synchronize: false,
    ...tables,
  };
}

/** As the client programs of MySQL understand the modes; whom to believe says `NODE_EXTRA_CA_CERTS`. */
function encryption(mode: string | null): Pick<MysqlDataSourceOptions, 'ssl'> {
  switch (mode) {
    case null:
    case 'DISABLED':
      return {};
    case 'REQUIRED':
      return { ssl: { rejectUnauthorized: false } };
    case 'VERIFY_CA':
      return { ssl: { rejectUnauthorized: true } };
    case 'VERIFY_IDENTITY':
      return { ssl: { rejectUnauthorized: true, verifyIdentity: true } };
    default:
      throw new Error(`MYSQL_URL asks for an unknown ssl-mode: ${mode}`);
  }
}
