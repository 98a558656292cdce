import { readCliConfig } from '@zaino/service/cli-config';
import { CommandError } from '@zaino/service/command-error';
import { databaseCommands, withDataSource } from '@zaino/service/database-commands';
import { runCli } from '@zaino/service/run-cli';
import { createDataSource } from './database/data-source';
import { importBlog } from './import/import-blog';

const usage = `Usage: cli.js <command>
  migrate              brings the schema up to date
  seed                 nothing yet
  check-migrations     fails where a migration that would run breaks the version before
  drift                fails where the entities ask for one more migration
  import <folder>      makes and changes articles as its blog.json says, with the images in its immagini/`;

const openDataSource = () => Promise.resolve(createDataSource(readCliConfig().MYSQL_URL));

async function importFolder([folder, ...others]: string[]): Promise<void> {
  if (folder === undefined || others.length > 0) {
    throw new CommandError('Name one folder to import, as in: import demo/blog');
  }
  await withDataSource(openDataSource, async (dataSource) =>
    console.log(await importBlog(dataSource, folder)),
  );
}

void runCli(usage, {
  ...databaseCommands(openDataSource),
  seed: () => Promise.resolve(),
  import: importFolder,
});
