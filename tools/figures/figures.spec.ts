import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReleaseFigures, releaseFiguresSchema } from '@zaino/contracts/releases';
import type { Release } from '@zaino/contracts/shared';
import { integrityOf } from '@zaino/service/release-files/faults-of-release';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { readRelease, verifyFiles } from '@zaino/tools/release/verify';
import { parseCommand } from './command';
import { threeOfFour } from './quantile';
import { FIGURES_FILE, writeFigures } from './write-figures';

describe('the command line', () => {
  it.each([
    [
      'cart',
      { app: 'cart', from: undefined, to: join(workspaceRoot, 'dist/figures/cart'), visits: 9 },
    ],
    [
      'blog --from builds/blog --to out --visits 3',
      {
        app: 'blog',
        from: join(config.callerFolder, 'builds/blog'),
        to: join(config.callerFolder, 'out'),
        visits: 3,
      },
    ],
  ])('%s', (line, command) => {
    expect(parseCommand(line.split(' '))).toEqual(command);
  });

  it.each([
    ['no app', []],
    ['two apps', ['cart', 'blog']],
    ['an app behind a sign-in', ['admin']],
    ['no visit', ['cart', '--visits', '0']],
    ['half a visit', ['cart', '--visits', '1.5']],
    ['an unknown option', ['cart', '--force']],
  ])('refuses %s', (_, args) => {
    expect(() => parseCommand(args)).toThrow('Usage:');
  });
});

it.each([
  [[], 0],
  [[7], 7],
  [[4, 1, 3, 2], 3],
  [[9, 8, 7, 6, 5, 4, 3, 2, 1], 7],
])('three of four of %j are at most %i', (values, expected) => {
  expect(threeOfFour(values)).toBe(expected);
});

describe('a build with its figures', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'zaino-figures-'));
    const entry = 'console.log(1);';
    const release: Release = {
      name: 'cart',
      version: 'aaaaaaaaaaaa',
      mounts: ['/cart'],
      entry: ['entry.js'],
      chunks: {},
      integrity: { 'entry.js': integrityOf(Buffer.from(entry)) },
      federation: '2.9.2',
      shared: {},
    };
    mkdirSync(from());
    writeFileSync(join(from(), 'entry.js'), entry);
    writeFileSync(join(from(), 'release.json'), JSON.stringify(release));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const from = () => join(folder, 'build');
  const to = () => join(folder, 'measured');
  const figures: ReleaseFigures = {
    measuredAt: '2026-11-27T10:00:00.000Z',
    tool: 'Chromium',
    comparedWith: 'single-bundle',
    visits: 9,
    pages: [
      {
        page: '/cart',
        lcp: 1_200,
        comparedLcp: 2_600,
        violations: [{ rule: 'region', places: 2 }],
      },
    ],
  };

  it('is the same version, with one more file that its release.json speaks of', () => {
    writeFigures('cart', { from: from(), to: to() }, figures);
    const release = readRelease(to(), 'cart');
    expect(release.version).toBe('aaaaaaaaaaaa');
    expect(release.measured?.file).toBe(FIGURES_FILE);
    expect(() => verifyFiles(to(), release)).not.toThrow();
    const text = readFileSync(join(to(), FIGURES_FILE), 'utf8');
    expect(releaseFiguresSchema.parse(JSON.parse(text))).toEqual(figures);
    expect(existsSync(join(from(), FIGURES_FILE))).toBe(false);
  });

  it('takes the place of the one that was measured before', () => {
    for (const visits of [3, 9]) {
      writeFigures('cart', { from: from(), to: to() }, { ...figures, visits });
    }
    expect(readFileSync(join(to(), FIGURES_FILE), 'utf8')).toContain('"visits": 9');
  });

  it('whose figures were changed by hand is refused', () => {
    writeFigures('cart', { from: from(), to: to() }, figures);
    writeFileSync(join(to(), FIGURES_FILE), JSON.stringify({ ...figures, visits: 1 }));
    expect(() => verifyFiles(to(), readRelease(to(), 'cart'))).toThrow(
      `${FIGURES_FILE} was changed`,
    );
  });

  it('is written from no figures that the registry would refuse, and never over the build', () => {
    expect(() =>
      writeFigures('cart', { from: from(), to: to() }, { ...figures, pages: [] }),
    ).toThrow();
    expect(existsSync(to())).toBe(false);
    expect(() => writeFigures('cart', { from: from(), to: from() }, figures)).toThrow(
      'two folders',
    );
  });
});
