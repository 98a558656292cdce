import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface Stage {
  name: string;
  from: string;
  instructions: { name: string; text: string }[];
}

/** A stage that is built for an app: the value of the argument APP. */
export interface Image {
  target: string;
  app: string;
}

/** Commands that the base image brings. */
const imageCommands = ['node', 'npm', 'sh', 'echo', 'install'];

/** Splits a Dockerfile into its stages; lines that end with a backslash go on in the next. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text.replace(/^\s*#.*\n/gm, '').replace(/\\\n/g, ' ');
  for (const line of lines.split('\n').filter((line) => line.trim() !== '')) {
    const [name = '', ...rest] = line.trim().split(/\s+/);
    if (name === 'FROM') {
      const [from = '', , alias = ''] = rest;
      stages.push({ name: alias, from, instructions: [] });
    } else {
      stages.at(-1)?.instructions.push({ name, text: rest.join(' ') });
    }
  }
  return stages;
}

/**
 * What a build of the images would stumble over: sources that do not exist, unknown stages, programs and
 * files of commands that nothing provides.
 */
export function checkDockerfile(stages: Stage[], root: string, images: Image[]): string[] {
  const inContext = (path: string) => existsSync(join(root, path));
  const problems = stages.flatMap((stage, index) => {
    const earlier = stages.slice(0, index);
    const apps = images
      .filter(({ target }) => isBasedOn(target, stage.name, stages))
      .map(({ app }) => app);
    return stage.instructions.flatMap(({ name, text }) => {
      if (name === 'COPY') return checkCopy(text, { earlier, inContext, apps });
      if (['RUN', 'CMD', 'HEALTHCHECK'].includes(name)) return checkCommand(text, inContext, apps);
      return [];
    });
  });
  return [...new Set(problems)];
}

/** Whoever starts a process in a container has customers, who must be told who sells. */
export function checkCompany(stages: Stage[]): string[] {
  const isTold = stages.some(
    ({ name, instructions }) =>
      name === 'service' &&
      instructions.some(({ name, text }) => name === 'ENV' && text === 'COMPANY_REQUIRED=true'),
  );
  return isTold ? [] : ['The stage service starts with the demo’s company'];
}

function isBasedOn(target: string, name: string, stages: Stage[]): boolean {
  if (target === name) return true;
  const stage = stages.find((candidate) => candidate.name === target);
  return stage !== undefined && isBasedOn(stage.from, name, stages);
}

interface Context {
  earlier: Stage[];
  inContext: (path: string) => boolean;
  apps: string[];
}

function checkCopy(text: string, { earlier, inContext, apps }: Context): string[] {
  const words = text.split(' ');
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const sources = words.filter((word) => !word.startsWith('--')).slice(0, -1);
  if (from === undefined) {
    return sources.filter((path) => !inContext(path)).map((path) => `COPY ${path}: does not exist`);
  }
  const stage = earlier.find(({ name }) => name === from);
  if (!stage) return [`COPY --from=${from}: no such stage`];
  return sources
    .flatMap((path) => withApps(path.replace(/^\/app\//, ''), apps))
    .filter((path) => !inContext(path) && !isMadeBy(stage, path))
    .map((path) => `COPY --from=${from} ${path}: nothing makes it`);
}

/** A command of the stage names the folder that it fills. */
function isMadeBy(stage: Stage, path: string): boolean {
  return stage.instructions.some(({ name, text }) => {
    const words = text.split(' ');
    const makesPackages = path === 'node_modules' && words.slice(0, 2).join(' ') === 'npm install';
    return name === 'RUN' && (makesPackages || words.includes(path));
  });
}

function checkCommand(text: string, inContext: Context['inContext'], apps: string[]): string[] {
  if (text === 'NONE') return [];
  return shellCommands(text).flatMap((command) => {
    const [program = '', ...args] = command.replace(/^exec /, '').split(' ');
    const problems = imageCommands.includes(program) || inContext(program) ? [] : [program];
    if (program === 'node') {
      const scripts = args.filter((word) => /^[\w$./-]+\.[cm]?[jt]s$/.test(word));
      const files = scripts.flatMap((script) => withApps(script, apps));
      problems.push(...files.filter((file) => !inContext(file)));
    }
    return problems.map((path) => `${text}: ${path} does not exist`);
  });
}

/** The single commands of a command in shell form, in exec form, or of `sh -c` in exec form. */
function shellCommands(text: string): string[] {
  const start = text.indexOf('[');
  if (start === -1 || text.slice(0, start).includes('node ')) return text.split(' && ');
  const words = JSON.parse(text.slice(start)) as string[];
  return words[0] === 'sh' ? (words[2] ?? '').split(' && ') : [words.join(' ')];
}

function withApps(path: string, apps: string[]): string[] {
  return path.includes('$APP') ? apps.map((app) => path.replace('$APP', app)) : [path];
}
