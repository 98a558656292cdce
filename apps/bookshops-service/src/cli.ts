import { readCliConfig } from '@zaino/service/cli-config';
import { databaseCommands } from '@zaino/service/database-commands';
import { runCli } from '@zaino/service/run-cli';
import { createDataSource } from './database/data-source';

const usage = `Usage: cli.js <command>
  migrate    brings the schema up to date
  seed       nothing yet
  check-migrations  fails where a migration that would run breaks the version before
  drift      fails where the entities ask for one more migration`;

const openDataSource = () => Promise.resolve(createDataSource(readCliConfig().MYSQL_URL));

void runCli(usage, {
  ...databaseCommands(openDataSource),
  seed: () => Promise.resolve(),
});
