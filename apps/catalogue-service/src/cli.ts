import { readCliConfig } from '@zaino/service/cli-config';
import { databaseCommands, withDataSource } from '@zaino/service/database-commands';
import { runCli } from '@zaino/service/run-cli';
import { importClassSupplies } from './class-supplies/import-supplies';
import { readImportArguments, runImport } from './csv/run-import';
import { createDataSource } from './database/data-source';
import { importMakers } from './makers/import-makers';
import { releaseExpired } from './stock/release-expired';

const usage = `Usage: cli.js <command>
  migrate              brings the schema up to date
  seed                 nothing yet
  check-migrations     fails where a migration that would run breaks the version before
  drift                fails where the entities ask for one more migration
  import <file.csv>    makes and changes products as the file says (docs/decisions/product-csv.md)
    --images <folder>  where images lie that the file names as file:<name>
    --at <moment>      when it is said to have happened, as in 2026-01-31T12:00:00Z
  makers <file.json>   adds makers of products whose names are not there yet
  class-supplies <file.json>  adds lists of materials for the years that have none yet
  release-expired      gives pieces back that were reserved and not paid in time`;

const openDataSource = () => Promise.resolve(createDataSource(readCliConfig().MYSQL_URL));

async function importProducts(args: string[]): Promise<void> {
  const read = readImportArguments(args);
  await withDataSource(openDataSource, async (dataSource) =>
    console.log(await runImport(dataSource, read)),
  );
}

async function addMakers([path]: string[]): Promise<void> {
  if (path === undefined) throw new Error('Name the file with the makers.');
  await withDataSource(openDataSource, async (dataSource) =>
    console.log(`${await importMakers(dataSource, path)} makers are new.`),
  );
}

async function addClassSupplies([path]: string[]): Promise<void> {
  if (path === undefined) throw new Error('Name the file with the lists of materials.');
  await withDataSource(openDataSource, async (dataSource) =>
    console.log(`${await importClassSupplies(dataSource, path)} lists of materials are new.`),
  );
}

async function releaseReservations(): Promise<void> {
  await withDataSource(openDataSource, async (dataSource) => {
    const released = await releaseExpired(dataSource, Date.now());
    console.log(`${released} reservations have expired.`);
  });
}

void runCli(usage, {
  ...databaseCommands(openDataSource),
  seed: () => Promise.resolve(),
  import: importProducts,
  makers: addMakers,
  'class-supplies': addClassSupplies,
  'release-expired': releaseReservations,
});
