import { readCliConfig } from '@zaino/service/cli-config';
import { databaseCommands, withDataSource } from '@zaino/service/database-commands';
import { runCli } from '@zaino/service/run-cli';
import { readImportArguments, runImport } from './csv/import-command';
import { createDataSource } from './database/data-source';

const usage = `Usage: cli.js <command>
  migrate              brings the schema up to date
  seed                 nothing yet
  drift                fails where the entities ask for one more migration
  import <file.csv>    makes and changes products as the file says (docs/decisions/product-csv.md)
    --images <folder>  where images lie that the file names as file:<name>
    --at <moment>      when it is said to have happened, as in 2026-01-31T12:00:00Z`;

const openDataSource = () => Promise.resolve(createDataSource(readCliConfig().MYSQL_URL));

async function importProducts(args: string[]): Promise<void> {
  const read = readImportArguments(args);
  await withDataSource(openDataSource, async (dataSource) =>
    console.log(await runImport(dataSource, read)),
  );
}

void runCli(usage, {
  ...databaseCommands(openDataSource),
  seed: () => Promise.resolve(),
  import: importProducts,
});
