import { checkProcesses, checkSchemas, checkVariables } from './compose-settings';

const build = { context: '..', dockerfile: 'docker/Dockerfile', target: 'service' };
const compose = {
  services: {
    'books-service': {
      build: { ...build, args: { APP: 'books-service' } },
      environment: { MYSQL_URL: 'mysql://…' },
    },
    gateway: { build: { ...build, args: { APP: 'other' } } },
  },
};

describe('checkProcesses', () => {
  it.each([
    ['books-service', ['MYSQL_URL'], []],
    ['books-service', ['MYSQL_URL', 'SMTP_URL'], ['books-service is not told SMTP_URL']],
    ['gateway', [], ['gateway is not among the services']],
    ['orders-service', [], ['orders-service is not among the services']],
  ])('of %s with %j', (app, settings, problems) => {
    expect(checkProcesses(compose, [{ app, settings }])).toEqual(problems);
  });
});

describe('checkSchemas', () => {
  it('names the schema that is not made', () => {
    const processes = ['zaino_a', 'zaino_b'].map((schema) => ({ app: 'x', schema, settings: [] }));
    expect(checkSchemas('schema zaino_a "$A"\n', processes)).toEqual([
      'schemas.sh does not make zaino_b',
    ]);
  });
});

describe('checkVariables', () => {
  it('finds nothing where both agree, and passes over what containers expand', () => {
    const example = 'A=\n# B=1\nD=\nCOMPOSE_PROJECT_NAME=zaino\n# A sentence with C= in it.\n';
    expect(checkVariables('x: ${A:?set it}${B:-2} $${INSIDE}\n  D:\n  y:', example)).toEqual([]);
  });

  it('names what only one of them knows', () => {
    expect(checkVariables('x: ${A:-${B}}', 'A=\nC=\n')).toEqual([
      '.env.example lacks B',
      'C in .env.example is used nowhere',
    ]);
  });
});
