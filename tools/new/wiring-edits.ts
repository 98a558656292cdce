import type { DomainNames } from './domain-names';
import type { Edit } from './text-edits';

interface Place {
  port: number;
  hasRemote: boolean;
}

/** What the files that name all domains say of one more; what goes by folder needs no edit. */
export function wiringEdits(names: DomainNames, { port, hasRemote }: Place): Edit[] {
  return [
    ...checkEdits(names),
    ...ownerEdits(names, hasRemote),
    ...gatewayEdits(names, port),
    registryEdit(names, port),
    ...startEdits(names),
    ...containerEdits(names),
    ...readmeEdits(names, hasRemote),
  ];
}

const checkEdits = ({ name, camel }: DomainNames): Edit[] => [
  {
    file: 'tools/eslint/import-boundaries.mjs',
    at: /^ {2}\/\/ Admins manage all domains\.\n/,
    place: 'before first',
    text: `  { sourceTag: 'scope:${name}', onlyDependOnLibsWithTags: ['scope:${name}', 'scope:shared'] },\n`,
  },
  {
    file: 'tools/check/refused-input.spec.ts',
    at: /^import \{[^}]*\} from '@zaino\/contracts\/shared';\n/,
    place: 'before first',
    text: `import * as ${camel} from '@zaino/contracts/${name}';\n`,
  },
  {
    file: 'tools/check/refused-input.spec.ts',
    at: /(?<=^const contracts = \{)/,
    place: 'before first',
    text: ` ${camel},`,
  },
];

/** A team by the domain's name, until somebody says another. */
function ownerEdits({ name }: DomainNames, hasRemote: boolean): Edit[] {
  const file = 'CODEOWNERS';
  const lineOf = (folder: string) => `/${folder}/ @zaino/${name}\n`;
  const apps = [...(hasRemote ? [`apps/${name}`] : []), `apps/${name}-service`];
  return [
    { file, at: /^\/apps\/.*\n/, place: 'after last', text: apps.map(lineOf).join('') },
    {
      file,
      at: /^\/libs\/contracts\/.*\n/,
      place: 'after last',
      text: lineOf(`libs/contracts/${name}`),
    },
  ];
}

const gatewayEdits = ({ name, camel, CONST }: DomainNames, port: number): Edit[] => [
  {
    file: 'apps/gateway/src/config.ts',
    at: /^ {2}\w+_URL: copies\(.*\),\n/,
    place: 'after last',
    text: `  ${CONST}_URL: copies('http://127.0.0.1:${port}'),\n`,
  },
  {
    file: 'apps/gateway/src/upstreams.ts',
    at: /^import type \{ Endpoint \}/,
    place: 'before first',
    text: `import { ${camel}Endpoints } from '@zaino/contracts/${name}';\n`,
  },
  {
    file: 'apps/gateway/src/upstreams.ts',
    at: /^ {2}\];\n\}/,
    place: 'before last',
    text: `    upstream({
      name: '${name}',
      urls: config.${CONST}_URL,
      endpoints: Object.values(${camel}Endpoints),
      others: [],
    }),
`,
  },
];

/** The service is asked what it gives when an app is published that calls it. */
const registryEdit = ({ CONST }: DomainNames, port: number): Edit => ({
  file: 'apps/releases-service/src/upstreams/partner-variables.ts',
  at: /^ {2}\w+_URL: address\(.*\),\n/,
  place: 'after last',
  text: `  ${CONST}_URL: address(${port}),\n`,
});

const startEdits = ({ name, CONST, snake }: DomainNames): Edit[] => [
  {
    file: 'tools/start/processes.ts',
    at: /^\];\n/,
    place: 'before last',
    text: `  {
    name: '${name}-service',
    app: '${name}-service',
    healthPath: '/health/ready',
    schema: 'zaino_${snake}',
    env: ({ redisUrl, serviceKey }) => ({ REDIS_URL: redisUrl, SERVICE_KEY: serviceKey }),
  },
`,
  },
  {
    file: 'tools/start/processes.ts',
    at: /^const domainUrls = .*\n/,
    place: 'after last',
    text: `  ${CONST}_URL: urls['${name}-service'] ?? '',\n`,
  },
];

const containerEdits = (names: DomainNames): Edit[] => [
  ...databaseEdits(names),
  {
    file: 'docker/compose.yaml',
    at: /^ {2}gateway:\n/,
    place: 'before first',
    text: containers(names),
  },
  {
    file: 'docker/compose.yaml',
    at: /^x-domain-urls: .*\n/,
    place: 'after last',
    text: `  ${names.CONST}_URL: http://${names.name}-service:8080\n`,
  },
  {
    file: 'docker/compose.yaml',
    at: /^ {8}condition: service_started\n/,
    place: 'after last',
    text: `      ${names.name}-service:\n        condition: service_started\n`,
  },
];

const databaseEdits = ({ CONST, snake }: DomainNames): Edit[] => [
  {
    file: 'docker/compose.yaml',
    at: /^ {6}\w+_DATABASE_PASSWORD: .*\n/,
    place: 'before first',
    text: `      ${CONST}_DATABASE_PASSWORD: \${${CONST}_DATABASE_PASSWORD:?set it in docker/.env}\n`,
  },
  // The last schema of the script is the one that the container's health is judged by.
  {
    file: 'docker/mysql/schemas.sh',
    at: /^schema zaino_/,
    place: 'before first',
    text: `schema zaino_${snake} "$${CONST}_DATABASE_PASSWORD"\n`,
  },
  {
    file: 'docker/.env.example',
    at: /^\w+_DATABASE_PASSWORD=\n/,
    place: 'before first',
    text: `${CONST}_DATABASE_PASSWORD=\n`,
  },
];

function containers({ name, CONST, snake }: DomainNames): string {
  const build = (target: string) => `    build:
      context: ..
      dockerfile: docker/Dockerfile
      target: ${target}
      args:
        APP: ${name}-service
`;
  const databaseOf = (user: string) => `mysql://${user}@mysql:3306/zaino_${snake}`;
  const owner = databaseOf(`zaino_${snake}:\${DATABASE_OWNER_PASSWORD}`);
  const service = databaseOf(`zaino_${snake}_service:\${${CONST}_DATABASE_PASSWORD}`);
  return `  ${name}-migrate:
${build('migrate')}    environment:
      MYSQL_URL: ${owner}
    depends_on:
      mysql:
        condition: service_healthy
    restart: on-failure:3
    networks: [inside]

  ${name}-service:
    <<: *service
${build('service')}    environment:
      MYSQL_URL: ${service}
      REDIS_URL: redis://:\${REDIS_PASSWORD}@redis:6379
      SERVICE_KEY: \${SERVICE_KEY}
      LOG_REQUESTS:
    depends_on:
      ${name}-migrate:
        condition: service_completed_successfully
      redis:
        condition: service_healthy

`;
}

function readmeEdits({ name }: DomainNames, hasRemote: boolean): Edit[] {
  const pages = hasRemote ? `, pages in \`apps/${name}/src/\`` : '';
  return [
    {
      file: 'README.md',
      at: /^\| the door: /,
      place: 'before first',
      text: `| ${name} | \`apps/${name}-service/src/\` (\`entries\`)${pages} |\n`,
    },
  ];
}
