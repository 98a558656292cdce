import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { checkAgainstSchema, checkServices, imagesOf, parseCompose } from './compose-file';
import { checkProcesses, checkSchemas, checkVariables } from './compose-settings';
import { checkCompany, checkDockerfile, parseDockerfile } from './dockerfile';
import { startedProcesses } from './started-processes';

// No engine runs here: this is what can be known of the files without one.
const folder = join(workspaceRoot, 'docker');
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
const compose = parseCompose(read('compose.yaml'));
const stages = parseDockerfile(read('Dockerfile'));
const targets = stages.map(({ name }) => name);

const problems = [
  ...checkAgainstSchema(compose),
  ...checkServices(compose, folder, targets),
  ...checkProcesses(compose, startedProcesses()),
  ...checkSchemas(read('mysql', 'schemas.sh'), startedProcesses()),
  ...checkVariables(read('compose.yaml'), read('.env.example')),
  ...checkDockerfile(stages, workspaceRoot, imagesOf(compose)),
  ...checkCompany(stages),
];
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'docker/: nothing found.' : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
