import { workspaceOf } from './locked-packages';
import { addDays } from './published';
import { hitLines, packageLines } from './report';

const { packages } = workspaceOf({
  '': { version: '1.0.0', dependencies: { a: '1', b: '1' } },
  'node_modules/a': { version: '1.0.0', license: 'MIT' },
  'node_modules/b': { version: '2.0.0', dev: true },
});
const [a, b] = packages;

describe('the list of packages', () => {
  it('tells version, age and licence, and what is unknown', () => {
    const now = Date.parse('2026-11-23T12:00:00Z');
    expect(packageLines(packages, { days: { 'a@1.0.0': '2026-11-01' }, now })).toEqual([
      'package  version  published   age      licence  for',
      'a        1.0.0    2026-11-01  22 days  MIT      production',
      'b        2.0.0    unknown     unknown  unknown  development',
    ]);
  });

  it('tells of a finding in lines that nobody else can shape', () => {
    const found = { id: 'X-1', aliases: ['Y-2'], severity: null, fixed: [] };
    const hits = packages
      .slice(0, 1)
      .map((one) => ({ ...found, package: one, summary: 'a\u001b[2J\nb' }));
    expect(hitLines(hits)).toEqual([
      'a@1.0.0 · X-1, Y-2 · severity unknown',
      '  a [2J b',
      '  No version without it is known.',
    ]);
  });
});

describe('days of publication', () => {
  const asked: string[] = [];
  const ask = (answers: Record<string, Record<string, string> | null>) => (name: string) => {
    asked.push(name);
    return answers[name] ?? null;
  };
  beforeEach(() => asked.splice(0));

  it('are asked for once, and forgotten with their versions', () => {
    const known = { 'a@1.0.0': '2026-01-01', 'a@0.9.0': '2025-01-01' };
    const answers = { b: { '2.0.0': '2026-02-03T04:05:06.000Z', '1.0.0': '2020-01-01T00:00:00Z' } };
    expect(addDays(known, { locked: packages, wanted: packages }, ask(answers))).toEqual({
      'a@1.0.0': '2026-01-01',
      'b@2.0.0': '2026-02-03',
    });
    expect(asked).toEqual(['b']);
  });

  it('are asked for no more once nobody answers', () => {
    expect(addDays({}, { locked: packages, wanted: packages }, ask({}))).toEqual({});
    expect(asked).toEqual([a?.name]);
    expect(b?.name).toBe('b');
  });
});
