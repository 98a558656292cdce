import { readCliConfig } from '@zaino/service/cli-config';
import { databaseCommands } from '@zaino/service/database-commands';
import { runCli } from '@zaino/service/run-cli';
import { createDataSource } from './database/data-source';
import { paymentCommands } from './reconciliation/payment-commands';

const usage = `Usage: cli.js <command>
  migrate           brings the schema up to date
  seed              nothing yet
  check-migrations  fails where a migration that would run breaks the version before
  drift             fails where the entities ask for one more migration
  check             fails where orders, payments and refunds do not agree with one another
  reconcile         compares our money with what the payment provider says: of yesterday, of all days that are not
                    settled yet, and whatever has not come to its end; fails where they differ
    --day <day>     of the days, only this one, as in 2026-09-14
  settle-day        a person has settled what reconcile tells of a day: it is told no more
    --day <day>     as in 2026-09-14
  replay-events     acts on messages of the payment provider that could not be acted on before
    --since <time>  on all that came since, as in 2026-09-14T08:00:00Z: after a backup was brought back`;

const openDataSource = () => Promise.resolve(createDataSource(readCliConfig().MYSQL_URL));

void runCli(usage, {
  ...databaseCommands(openDataSource),
  ...paymentCommands(openDataSource),
  seed: () => Promise.resolve(),
});
