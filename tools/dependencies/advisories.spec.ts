import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHits, readAdvisories } from './advisories';
import { type LockedPackage, workspaceOf } from './locked-packages';
import { packZip } from './testing/pack-zip';

const locked = (...ids: string[]): LockedPackage[] =>
  workspaceOf({
    '': { version: '1.0.0' },
    ...Object.fromEntries(
      ids.map((id) => {
        const [name = '', version = ''] = id.split(/@(?=\d)/);
        return [`node_modules/${name}`, { version }];
      }),
    ),
  }).packages;

/** An invented advisory on `leaky`, as OSV writes them. */
const advisory = (affected: object, rest: object = {}) => ({
  schema_version: '1.6.0',
  id: 'GHSA-aaaa-bbbb-cccc',
  aliases: ['CVE-2026-99999'],
  summary: 'It leaks',
  modified: '2026-09-01T00:00:00Z',
  affected: [{ package: { ecosystem: 'npm', name: 'leaky', purl: 'pkg:npm/leaky' }, ...affected }],
  database_specific: { severity: 'HIGH' },
  ...rest,
});
const range = (...events: object[]) => ({ ranges: [{ type: 'SEMVER', events }] });

describe('advisories', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'advisories-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string, content: object | Buffer | string) => {
    const isText = Buffer.isBuffer(content) || typeof content === 'string';
    const file = join(folder, name);
    writeFileSync(file, isText ? content : JSON.stringify(content));
    return file;
  };
  const hits = (path: string, ...ids: string[]) =>
    findHits(readAdvisories(path), locked(...ids)).hits;
  const versionsHit = (affected: object, versions: string[]) =>
    versions.filter((version) => hits(write('a.json', advisory(affected)), `leaky@${version}`)[0]);

  it.each<[string, object, string[], string[]]>([
    [
      'a range',
      range({ introduced: '1.0.0' }, { fixed: '1.2.0' }),
      ['1.0.0', '1.1.9'],
      ['0.9.0', '1.2.0'],
    ],
    [
      'all before a version',
      range({ introduced: '0' }, { fixed: '2.0.0' }),
      ['0.0.1', '2.0.0-rc.1'],
      ['2.0.0'],
    ],
    ['all from a version', range({ introduced: '2.0.0' }), ['2.0.0', '99.0.0'], ['1.9.9']],
    [
      'a last version',
      range({ introduced: '0' }, { last_affected: '1.4.0' }),
      ['1.4.0'],
      ['1.4.1'],
    ],
    [
      'two spans, in any order',
      range({ introduced: '3.0.0' }, { fixed: '1.0.1' }, { introduced: '0' }, { fixed: '3.0.2' }),
      ['1.0.0', '3.0.1'],
      ['1.0.1', '2.0.0', '3.0.2'],
    ],
    ['versions', { versions: ['1.0.0', '1.0.5'] }, ['1.0.5'], ['1.0.4']],
    [
      'a prerelease',
      range({ introduced: '1.0.0-beta.2' }, { fixed: '1.0.0' }),
      ['1.0.0-beta.2'],
      ['1.0.0-beta.1', '1.0.0'],
    ],
    ['commits alone', { ranges: [{ type: 'GIT', events: [{ introduced: '0' }] }] }, [], ['1.0.0']],
  ])('hit what %s names and nothing else', (_what, ...[affected, hit, missed]) => {
    expect(versionsHit(affected, [...hit, ...missed])).toEqual(hit);
  });

  it('say what it is, how bad, and where it is mended', () => {
    const file = write('a.json', advisory(range({ introduced: '0' }, { fixed: '1.2.0' })));
    expect(hits(file, 'leaky@1.0.0', 'other@1.0.0')).toEqual([
      {
        package: expect.objectContaining({ name: 'leaky', version: '1.0.0' }) as unknown,
        id: 'GHSA-aaaa-bbbb-cccc',
        aliases: ['CVE-2026-99999'],
        summary: 'It leaks',
        severity: 'HIGH',
        fixed: ['1.2.0'],
      },
    ]);
  });

  it('hit no package of the same name elsewhere, and none that were withdrawn', () => {
    const all = range({ introduced: '0' });
    const python = advisory({ ...all, package: { ecosystem: 'PyPI', name: 'leaky' } });
    const withdrawn = advisory(all, { withdrawn: '2026-09-02T00:00:00Z' });
    expect(hits(write('a.json', [python, withdrawn]), 'leaky@1.0.0')).toEqual([]);
  });

  it('hit once where they name a package twice', () => {
    const { affected, ...rest } = advisory(range({ introduced: '0' }));
    const twice = { ...rest, affected: [...affected, ...affected] };
    expect(hits(write('a.json', twice), 'leaky@1.0.0')).toHaveLength(1);
  });

  it.each([
    ['short', {}],
    ['long', { isLong: true, comment: 'a comment' }],
  ])('are read from folders and from a zip archive with a %s directory', (_kind, options) => {
    const [one, two] = ['one', 'two'].map((id) =>
      JSON.stringify(advisory(range({ introduced: '0' }), { id })),
    ) as [string, string];
    write('loose.json', advisory(range({ introduced: '0' }), { id: 'loose' }));
    write('read.me', 'no advisory');
    write('all.zip', packZip({ 'a/one.json': one, 'two.json': two, 'x.txt': '{' }, options));
    const found = findHits(readAdvisories(folder), locked('leaky@1.0.0'));
    expect([found.count, found.hits.map(({ id }) => id)]).toEqual([3, ['loose', 'one', 'two']]);
  });

  it.each(['{', '{}', '[{"id":1}]'])('that are none are named: %s', (text) => {
    const file = write('broken.json', text);
    expect(() => [...readAdvisories(file)]).toThrow(file);
  });

  it('are not taken from what is no archive', () => {
    expect(() => [...readAdvisories(write('all.zip', 'no archive at all, only words'))]).toThrow(
      'This is no zip archive.',
    );
  });
});
