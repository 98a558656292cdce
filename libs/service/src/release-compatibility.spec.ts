import type { Release } from '@zaino/contracts/shared';
import { misfitsOf } from './release-compatibility';

const release = (changes: Partial<Release>): Release => ({
  name: 'cart',
  version: '0123456789ab',
  mounts: ['/cart'],
  entry: ['entry.js'],
  chunks: {},
  integrity: {},
  federation: '2.9.2',
  shared: {},
  ...changes,
});

const shell = release({
  name: 'shell',
  shared: { react: '19.3.1', '@zaino/web/router': '1.4.0' },
});

describe('a remote fits a shell', () => {
  it.each<[string, Record<string, string>]>([
    ['that gives just what it asks for', { react: '^19.3.1' }],
    ['that gives a newer minor version', { '@zaino/web/router': '^1.0.0' }],
    ['of which it takes nothing', {}],
    ['in any of several ranges', { react: '^18.0.0 || ^19.0.0' }],
  ])('%s', (_name, shared) => {
    expect(misfitsOf(release({ shared }), shell)).toEqual([]);
  });

  it('with another patch version of the federation runtime', () => {
    expect(misfitsOf(release({ federation: '2.9.0' }), shell)).toEqual([]);
  });
});

describe('a remote does not fit a shell', () => {
  it.each<[string, string, string]>([
    ['with an older minor version', '@zaino/web/router', '^1.99.0'],
    ['with an older major version', '@zaino/web/router', '^2.0.0'],
    ['with a newer major version', 'react', '^18.2.0'],
    ['when its range is no range', 'react', 'newest'],
  ])('%s', (_name, module, range) => {
    expect(misfitsOf(release({ shared: { [module]: range } }), shell)).toEqual([
      `It asks for ${module} ${range}, the shell gives ${shell.shared[module]}.`,
    ]);
  });

  it('that does not give a module', () => {
    expect(misfitsOf(release({ shared: { '@zaino/web/session': '^1.0.0' } }), shell)).toEqual([
      'It asks for @zaino/web/session ^1.0.0, which the shell does not give.',
    ]);
  });

  it.each(['2.8.9', '2.10.0', '3.9.2', 'unknown'])('with federation %s', (federation) => {
    expect(misfitsOf(release({ federation }), shell)).toEqual([
      `It was built with Module Federation ${federation}, the shell runs 2.9.2: major and minor version must be the same.`,
    ]);
  });

  it('for more than one reason, and says all', () => {
    const misfit = release({ federation: '3.0.0', shared: { react: '^20.0.0', zod: '^4.0.0' } });
    expect(misfitsOf(misfit, shell)).toHaveLength(3);
  });
});
