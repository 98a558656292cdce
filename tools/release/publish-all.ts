import { publishAll } from './publish.ts';

const [builds = 'dist/apps', releases = 'dist/releases'] = process.argv.slice(2);
for (const [app, version] of Object.entries(publishAll(builds, releases))) {
  console.log(`${app} ${version}`);
}
