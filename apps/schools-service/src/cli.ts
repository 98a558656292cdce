import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readCliConfig } from '@zaino/service/cli-config';
import { databaseCommands, withDataSource } from '@zaino/service/database-commands';
import { runCli } from '@zaino/service/run-cli';
import { readImportConfig } from './import/import-config';
import { ImportError } from './import/import-error';

const usage = `Usage: cli.js <command>
  migrate                          brings the schema up to date
  seed                             writes the ministry's spending caps
  check-migrations                 fails where a migration that would run breaks the version before
  drift                            fails where the entities ask for one more migration
  import <files or folders>        imports the ministry's files
    --year 2025                    school year of adoption files, else taken from their names
    --dry-run                      reads everything, changes nothing
    --again                        also files that are in use, so that changed rules take effect
    --rejects <path>               a file for rows that cannot be used, which are kept in any case`;

// Each command loads what it needs: an import takes no memory for TypeORM. Eager: the
// bundle stays one file, by whose content npm start knows that migrations may have changed.
const openDataSource = async () => {
  const { createDataSource } = await import(/* webpackMode: 'eager' */ './database/data-source');
  return createDataSource(mysqlUrl());
};

const mysqlUrl = () => readCliConfig().MYSQL_URL;

const seed = () =>
  withDataSource(openDataSource, async (dataSource) => {
    const { seedSpendingCaps } = await import(
      /* webpackMode: 'eager' */ './dataset/seed-spending-caps'
    );
    console.log(`${await seedSpendingCaps(dataSource)} spending caps are in place.`);
  });

async function importFiles(args: string[]): Promise<void> {
  const { values, positionals } = parseImportArguments(args);
  const { runImport } = await import(/* webpackMode: 'eager' */ './import/run-import');
  const { formatReport } = await import(/* webpackMode: 'eager' */ './import/import-report');
  const report = await runImport({
    mysqlUrl: mysqlUrl(),
    inputs: positionals,
    givenYear: values.year === undefined ? null : readYear(values.year),
    isDryRun: values['dry-run'] ?? false,
    isAgain: values.again ?? false,
    rejectsPath: values.rejects ?? null,
    keptImports: readImportConfig().IMPORT_KEPT,
    onProgress: (sentence) => console.error(sentence),
  });
  console.log(formatReport(report));
}

function parseImportArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        again: { type: 'boolean' },
        year: { type: 'string' },
        rejects: { type: 'string' },
      },
    });
  } catch (error) {
    throw new ImportError((error as Error).message);
  }
}

function readYear(text: string): number {
  const year = z.coerce.number().int().min(2000).max(2100).safeParse(text);
  if (year.success) return year.data;
  throw new ImportError('--year takes the first calendar year of a school year, such as 2025.');
}

void runCli(usage, { ...databaseCommands(openDataSource), seed, import: importFiles });
