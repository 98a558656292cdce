import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { type DomainNames, domainNames } from './domain-names';
import { type Files, renderTemplates } from './render-templates';
import { applyEdit } from './text-edits';
import { wiringEdits } from './wiring-edits';

/** Files that `npm run format` writes; texts and other files have a form of their own. */
const formattedEndings = ['.ts', '.tsx', '.mjs', '.css', '.json', '.yaml'];

interface Wish {
  /** Pages of its own; a domain that only answers other parts' calls has none. */
  hasRemote: boolean;
}

/**
 * Makes a domain's contract, service and remote and tells of it where all domains are named. Everything is made in
 * memory first: where it cannot be made nothing is written. Gives what to tell.
 */
export async function makeDomain(
  root: string,
  name: string,
  { hasRemote }: Wish = { hasRemote: true },
): Promise<string> {
  const names = domainNames(root, name);
  const port = nextPort(root);
  const values = { ...names, port: String(port), timestamp: String(Date.now()) };
  const made: Files = new Map([
    ...renderTemplates('contract', `libs/contracts/${name}`, values),
    ...renderTemplates('service', `apps/${name}-service`, values),
    ...(hasRemote ? renderTemplates('remote', `apps/${name}`, values) : []),
  ]);
  const changed: Files = new Map();
  for (const edit of wiringEdits(names, { port, hasRemote })) {
    const text = changed.get(edit.file) ?? readFileSync(join(root, edit.file), 'utf8');
    changed.set(edit.file, applyEdit(text, edit));
  }
  await write(root, [...made, ...changed]);
  return told(names, { port, hasRemote, made: made.size, changed: [...changed.keys()] });
}

/** The first one after those of the services that the gateway knows. */
function nextPort(root: string): number {
  const config = readFileSync(join(root, 'apps/gateway/src/config.ts'), 'utf8');
  const ports = [...config.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => Number(port));
  return Math.max(...ports) + 1;
}

async function write(root: string, files: [path: string, text: string][]): Promise<void> {
  const formatted: [path: string, text: string][] = [];
  for (const [path, text] of files)
    formatted.push([join(root, path), await inHouseFormat(root, path, text)]);
  for (const [path, text] of formatted) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

async function inHouseFormat(root: string, path: string, text: string): Promise<string> {
  if (!formattedEndings.includes(extname(path))) return text;
  const settings = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(path, text, settings);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(String).join('; ')}`);
  return code;
}

interface Made {
  port: number;
  hasRemote: boolean;
  made: number;
  changed: string[];
}

function told({ name, snake }: DomainNames, { port, hasRemote, made, changed }: Made): string {
  const places = [
    `  libs/contracts/${name}    what its calls take and answer, with one example: entries`,
    `  apps/${name}-service      the service, on port ${port} and the schema zaino_${snake}`,
    ...(hasRemote ? [`  apps/${name}              its pages, at /${name}`] : []),
  ];
  return `The domain ${name}, ${made} new files:
${places.join('\n')}
It is named in
${changed.map((file) => `  ${file}`).join('\n')}

Next:
${nextSteps(name, hasRemote).join('\n')}`;
}

function nextSteps(name: string, hasRemote: boolean): string[] {
  const rename =
    '  rename the entries to what the domain is about, with their table and its migration, before anybody has run it';
  const rest =
    'its place in the diagram of README.md,\n  and in CONTRIBUTING.md, "A domain", what else only you can decide';
  if (!hasRemote)
    return ['  npm run check                         to see it green', rename, `  ${rest}`];
  return [
    '  npm run check                         to see it green',
    `  npm start                             to see it at /${name}`,
    rename,
    `  ACCEPT_SIZES=1 npx nx build ${name}   writes down what its pages weigh`,
    `  a link to it (apps/shell/src/layout/navigation-links.ts), ${rest}`,
  ];
}
