import { camelCase } from './names';
import type { Service, SourceFile } from './read-service';

type Class = SourceFile['classes'][number];

/** Use cases that libs/service has for all services: a controller calls them as its own. */
const sharedUseCases = ['MediaForms', 'MediaStore', 'OutboxAdmin'];

/** Text that no source of a service contains, by what it should be instead. */
const refusedTexts = [
  { text: /\bsetInterval\(|new ScheduledTask\(/, instead: '@Scheduled repeats' },
  { text: /@InjectRepository\(/, instead: 'the data source gives repositories' },
  { text: /new ServiceClient\(/, instead: 'a class of upstreams/ asks another service' },
  { text: /@Index\('(?!(?:ix|ux|fx)_)/, instead: 'indexes are called ix_, ux_ or fx_' },
  { text: /\bconst CONFIG\b/, instead: 'CONFIG comes from @zaino/service/config.module' },
];

/** Where the environment may be read. */
const readsEnvironment = /^(config|cli|main|worker)\.ts$/;

/** What is injected where, and what nobody does by himself; each a sentence. */
export function classFindings({ files }: Service): string[] {
  return files
    .filter(({ path }) => !path.endsWith('.spec.ts') && !path.split('/').includes('testing'))
    .flatMap((file) => [
      ...refusedTexts
        .filter(({ text }) => text.test(file.text))
        .map(({ instead }) => `${file.path}: ${instead}`),
      ...(file.text.includes('process.env') && !readsEnvironment.test(file.path)
        ? [`${file.path}: config.ts reads the environment`]
        : []),
      ...file.classes.flatMap((info) =>
        [...clientFindings(file, info), ...injectionFindings(info)].map(
          (finding) => `${file.path}: ${finding}`,
        ),
      ),
    ]);
}

function clientFindings({ path }: SourceFile, { name, base }: Class): string[] {
  if (base !== 'ServiceClient' || /^upstreams\/[a-z-]+-client\.ts$/.test(path)) return [];
  return [`${name} should stand in upstreams/<other>-client.ts`];
}

function injectionFindings({ name, decorators, parameters }: Class): string[] {
  const isController = decorators.includes('Controller');
  return parameters.flatMap(({ name: parameter, type, token }) => {
    if (token !== undefined) return tokenFindings({ parameter, type, token });
    if (type === 'DataSource' && isProvided(decorators) && parameter !== 'dataSource') {
      return [`${name} calls its DataSource ${parameter}`];
    }
    const isUseCase = type.endsWith('Service') || sharedUseCases.includes(type);
    return isController && !isUseCase ? [`${name} injects ${type}, which is no service`] : [];
  });
}

const isProvided = (decorators: readonly string[]) =>
  decorators.includes('Injectable') || decorators.includes('Controller');

/** `@Inject` stands before a constant only, a setting is read from the whole configuration. */
function tokenFindings(injected: { parameter: string; type: string; token: string }): string[] {
  const { parameter, type, token } = injected;
  if (token === type) return [`@Inject(${token}) says what the type says`];
  if (/^(string|number|boolean)\b/.test(type)) return [`${token} should be read from CONFIG`];
  const expected = camelCase(token);
  return parameter === expected ? [] : [`${token} should be called ${expected}`];
}
