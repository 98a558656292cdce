import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WorkspaceCopy } from './testing/workspace-copy';

const jest = [
  '--import',
  './libs/testing/src/typescript-hooks.mjs',
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

describe('a new domain', () => {
  let copy: WorkspaceCopy;
  beforeAll(async () => {
    copy = new WorkspaceCopy();
    await copy.new('domain', 'gift-cards');
  });
  afterAll(() => copy.remove());

  it('passes the tests of its own', async () => {
    await copy.node(...jest, '-c', 'apps/gift-cards-service/jest.config.mjs');
    await copy.node(...jest, '-c', 'apps/gift-cards/jest.config.mjs');
  });

  it('has calls whose refusals are sentences', async () => {
    const words = ['-t', 'gift-cards'];
    await copy.node(...jest, '-c', 'tools/check/jest.config.mjs', 'refused-input', ...words);
  });

  it('is asked by the registry what it gives', async () => {
    const words = ['-t', 'GIFT_CARDS_URL'];
    await copy.node(...jest, '-c', 'tools/check/jest.config.mjs', 'partners', ...words);
  });

  it('is built for production, within its budget', async () => {
    const webpack = 'node_modules/webpack/bin/webpack.js';
    for (const app of ['gift-cards-service', 'gift-cards']) {
      await copy.node(webpack, '-c', `apps/${app}/webpack.config.mjs`);
    }
    const release = readFileSync(join(copy.root, 'dist/apps/gift-cards/release.json'), 'utf8');
    expect(JSON.parse(release)).toMatchObject({ name: 'gift-cards', mounts: ['/gift-cards'] });
    readFileSync(join(copy.root, 'dist/apps/gift-cards-service/main.js'));
  });
});
