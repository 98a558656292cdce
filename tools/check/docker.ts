import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../start/config.ts';
import { checkAgainstSchema, checkServices, imagesOf, parseCompose } from './compose-file.ts';
import { checkDockerfile, parseDockerfile } from './dockerfile.ts';

// No engine runs here: this is what can be known of the files without one.
const folder = join(workspaceRoot, 'docker');
const compose = parseCompose(readFileSync(join(folder, 'compose.yaml'), 'utf8'));
const stages = parseDockerfile(readFileSync(join(folder, 'Dockerfile'), 'utf8'));
const targets = stages.map(({ name }) => name);

const problems = [
  ...checkAgainstSchema(compose),
  ...checkServices(compose, folder, targets),
  ...checkDockerfile(stages, workspaceRoot, imagesOf(compose)),
];
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'docker/: nothing found.' : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
