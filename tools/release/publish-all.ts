import { runMain } from '@zaino/tools/machine/user-error';
import { publishAll } from './publish';

const [builds = 'dist/apps', releases = 'dist/releases'] = process.argv.slice(2);
await runMain(() => {
  for (const [app, version] of Object.entries(publishAll(builds, releases))) {
    console.log(`${app} ${version}`);
  }
  return Promise.resolve(0);
});
