import 'reflect-metadata';
import { readCliConfig } from '@zaino/service/cli-config';
import { databaseCommands } from '@zaino/service/database-commands';
import { runCli } from '@zaino/service/run-cli';
import { readCommandConfig, readJudgeConfig } from './config';
import { createDataSource } from './database/data-source';
import { runPublishCommand } from './live/publish-command';
import { runJudgeCommand } from './service-partners/judge-command';
import { localToken } from './teams/local-team';

const usage = `Usage: cli.js <command>
  migrate                    brings the schema up to date
  seed                       nothing yet
  check-migrations           fails where a migration that would run breaks the version before
  drift                      fails where the entities ask for one more migration
  publish <folder> [--live]  publishes every build of a folder; with --live they become live together
  judge-service <name> <gives.json>
                             fails where a service as it was built would break what is live
  local-token                prints the token by which this machine may release all apps`;

const openDataSource = () => Promise.resolve(createDataSource(readCliConfig().MYSQL_URL));

void runCli(usage, {
  ...databaseCommands(openDataSource),
  seed: () => Promise.resolve(),
  publish: (args) => runPublishCommand(args, readCommandConfig()),
  'judge-service': (args) => runJudgeCommand(args, readJudgeConfig()),
  'local-token': () => {
    process.stdout.write(`${localToken(readCommandConfig().RELEASES_SIGNING_KEY)}\n`);
    return Promise.resolve();
  },
});
