import { basename, dirname } from 'node:path';
import { pascalCase, subjectOf } from './names';
import type { Service, ServiceFile } from './read-service';

/** What stands in a service's `src` itself. */
const required = [
  'main.ts',
  'app.module.ts',
  'config.ts',
  'service.http.spec.ts',
  'fuzz.http.spec.ts',
];
const optional = ['worker.ts', 'cli.ts', 'cli.db.spec.ts', 'process-role.ts'];
const requiredBelow = [
  'database/data-source.ts',
  'database/schema.db.spec.ts',
  'testing/test-service.ts',
];
/** Folders that are no topics. */
const shared = ['database', 'testing', 'upstreams'];

/** Decorator of a class, the kind that its file's name ends with, and what its own name ends with. */
const kinds = [
  { decorator: 'Controller', kind: 'controller', suffix: 'Controller' },
  { decorator: 'Module', kind: 'module', suffix: 'Module' },
  { decorator: 'Entity', kind: 'entity', suffix: 'Entity' },
];

/** Where files stand and how they are called; each a sentence. */
export function fileFindings({ files }: Service): string[] {
  const paths = files.map(({ path }) => path);
  return [
    ...[...required, ...requiredBelow]
      .filter((path) => !paths.includes(path))
      .map((path) => `${path} is missing`),
    ...paths
      .filter((path) => dirname(path) === '.' && ![...required, ...optional].includes(path))
      .map((path) => `${path} belongs into a topic`),
    ...paths
      .filter((path) => path.startsWith('database/') && path.endsWith('.entity.ts'))
      .map((path) => `${path} belongs to its topic`),
    ...files.flatMap(kindFindings),
    ...files.filter(isNamedByExport).flatMap(stemFindings),
    ...moduleFindings(files),
  ];
}

/** A controller stands in a `*.controller.ts` and is called so, and so on. */
function kindFindings({ path, classes }: ServiceFile): string[] {
  if (isForTests(path)) return [];
  return classes.flatMap(({ name, decorators }) => {
    const found = kinds.filter(({ decorator }) => decorators.includes(decorator));
    const wrong = found.filter(
      ({ kind, suffix }) => !path.endsWith(`.${kind}.ts`) || !name.endsWith(suffix),
    );
    const sentences = wrong.map(
      ({ decorator, kind, suffix }) =>
        `${path}: @${decorator} ${name} should be a …${suffix} in a *.${kind}.ts`,
    );
    const isStray = name.endsWith('Service') && !path.endsWith('.service.ts');
    return isStray ? [...sentences, `${path}: ${name} should stand in a *.service.ts`] : sentences;
  });
}

const isForTests = (path: string) =>
  path.endsWith('.spec.ts') || path.split('/').includes('testing');

const isNamedByExport = ({ path, exports }: ServiceFile) =>
  !isForTests(path) && !/^database\/|\.d\.ts$|^[^/]*$/.test(path) && exports.length > 0;

function stemFindings({ path, exports }: ServiceFile): string[] {
  const [stem = '', kind] = basename(path, '.ts').split('.');
  if (kind === undefined) {
    const subject = subjectOf(stem).toLowerCase();
    const isNamed = exports.some((name) =>
      name.replaceAll('_', '').toLowerCase().includes(subject),
    );
    return isNamed ? [] : [`${path} exports ${exports.join(', ')}`];
  }
  const expected = `${pascalCase(stem)}${pascalCase(kind)}`;
  return exports.includes(expected) ? [] : [`${path} should export ${expected}`];
}

/** Every topic with providers has the module of its name; AppModule lists modules. */
function moduleFindings(files: readonly ServiceFile[]): string[] {
  const paths = files.map(({ path }) => path);
  const topics = new Set(
    files
      .filter(
        ({ path, classes }) => path.includes('/') && !isForTests(path) && hasProviders(classes),
      )
      .map(({ path }) => path.split('/')[0] ?? '')
      .filter((folder) => !shared.includes(folder)),
  );
  const missing = [...topics].filter((topic) => !paths.includes(`${topic}/${topic}.module.ts`));
  const app = files.find(({ path }) => path === 'app.module.ts');
  const isMixed = app !== undefined && /\b(controllers|providers):/.test(app.text);
  return [
    ...missing.map((topic) => `${topic}/${topic}.module.ts is missing`),
    ...(isMixed ? ['app.module.ts should list modules only'] : []),
  ];
}

const hasProviders = (classes: ServiceFile['classes']) =>
  classes.some(({ decorators }) =>
    ['Controller', 'Injectable'].some((decorator) => decorators.includes(decorator)),
  );
