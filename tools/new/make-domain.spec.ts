import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classFindings } from '@zaino/tools/check/anatomy/class-rules';
import { fileFindings } from '@zaino/tools/check/anatomy/file-rules';
import { readServices } from '@zaino/tools/check/anatomy/read-service';
import { makeDomain } from './make-domain';
import { aliases, WorkspaceCopy } from './testing/workspace-copy';

const made = ['libs/contracts/gift-cards', 'apps/gift-cards-service', 'apps/gift-cards'];

describe('a new domain', () => {
  let copy: WorkspaceCopy;
  let told: string;
  beforeAll(async () => {
    copy = new WorkspaceCopy();
    told = await copy.new('domain', 'gift-cards');
  });
  afterAll(() => copy.remove());

  it('is told with what comes next', () => {
    for (const folder of made) expect(told).toContain(folder);
    expect(told).toContain('port 4309');
    expect(told).toContain('Next:');
  });

  it('has right types, and leaves the gateway and the registry with such', async () => {
    const tsc = 'node_modules/typescript-native/bin/tsc';
    // Those for Node in one run, with the settings of the new service: what they share is read once.
    const forNode = [...made.slice(0, 2), 'apps/gateway', 'apps/releases-service'];
    const settings = {
      extends: './apps/gift-cards-service/tsconfig.json',
      include: forNode.map((project) => `${project}/src`),
    };
    writeFileSync(join(copy.root, 'tsconfig.json'), JSON.stringify(settings));
    for (const project of ['.', 'apps/gift-cards']) {
      await copy.node(tsc, '-p', `${project}/tsconfig.json`);
    }
  });

  it('is in the house’s format, without circles of imports', async () => {
    await copy.node('node_modules/oxfmt/bin/oxfmt', '--check', ...made, 'docker');
    expect(await copy.node(...aliases, 'tools/check/cycles.ts')).toContain('No circle');
  });

  it('has the anatomy of all services', () => {
    const service = readServices(copy.root).filter(({ name }) => name === 'gift-cards-service');
    expect(service).toHaveLength(1);
    expect(service.flatMap((one) => [...fileFindings(one), ...classFindings(one)])).toEqual([]);
  });

  it('is known to the containers with its settings, its schema and its password', async () => {
    // Nothing else is built in the copy, which it says too.
    const found = await copy.node(...aliases, 'tools/check/docker.ts').catch(String);
    expect(found).not.toMatch(/gift-cards-service is not|zaino_gift_cards|GIFT_CARDS/);
  });

  it('has an owner', () => {
    const owners = readFileSync(join(copy.root, 'CODEOWNERS'), 'utf8');
    for (const folder of made) expect(owners).toContain(`/${folder}/ @zaino/gift-cards\n`);
  });

  it('may have no pages', async () => {
    const words = await copy.new('domain', 'audits', '--no-remote');
    expect(words).toContain('apps/audits-service');
    expect(words).not.toContain('/audits\n');
    expect(existsSync(join(copy.root, 'apps/audits-service'))).toBe(true);
    expect(existsSync(join(copy.root, 'apps/audits'))).toBe(false);
    const findings = readServices(copy.root)
      .filter(({ name }) => name === 'audits-service')
      .flatMap((one) => [...fileFindings(one), ...classFindings(one)]);
    expect(findings).toEqual([]);
  });

  it('takes its name', async () => {
    const before = copy.files();
    await expect(makeDomain(copy.root, 'gift-cards')).rejects.toThrow('"gift-cards" is taken');
    expect(copy.files()).toEqual(before);
  });

  it('leaves nothing half-made where a file that names all domains looks otherwise', async () => {
    writeFileSync(join(copy.root, 'README.md'), 'Another one.\n');
    const before = copy.files();
    await expect(makeDomain(copy.root, 'loans')).rejects.toThrow('README.md has no');
    expect(copy.files()).toEqual(before);
  });

  it.each([[[]], [['domain']], [['remote', 'loans']], [['domain', 'loans', '--no-service']]])(
    'is not made of the arguments %j, which are told the usage',
    async (args) => {
      const call = copy.new(...args);
      await expect(call).rejects.toThrow('npm run new -- domain <name>');
    },
  );
});
