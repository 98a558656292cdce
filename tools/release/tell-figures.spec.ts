import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFigures } from '@zaino/contracts/releases';
import { integrityOf } from '@zaino/service/release-files/faults-of-release';
import { FakeRegistry } from './fake-registry';
import { ReleaseSandbox } from './release-sandbox';

const [first, second] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;

let sandbox: ReleaseSandbox;
let registry: FakeRegistry;
beforeEach(async () => {
  sandbox = new ReleaseSandbox();
  registry = await FakeRegistry.start();
  registry.given('cart', first);
});
afterEach(async () => {
  await registry.stop();
  rmSync(sandbox.folder, { recursive: true });
});

/** Releases a build of the cart that is there. */
function release(build: string) {
  const settings = { RELEASES_URL: registry.url, RELEASE_TOKEN: registry.token };
  return sandbox.run(['cart', '--from', build], settings);
}

const figures: ReleaseFigures = {
  measuredAt: '2026-11-27T10:00:00.000Z',
  tool: 'Chromium',
  comparedWith: 'single-bundle',
  visits: 9,
  pages: [{ page: '/cart', lcp: 1_200, comparedLcp: 2_600, violations: [] }],
};

function releaseMeasured(version: string, content: object) {
  const text = JSON.stringify(content);
  const file = 'server/figures.json';
  const measured = { file, integrity: integrityOf(Buffer.from(text)) };
  const build = sandbox.build('cart', version, { measured });
  writeFileSync(join(build, file), text);
  return release(build);
}

describe('what was measured of a build', () => {
  it('is sent with a new version', async () => {
    const { status, output } = await releaseMeasured(second, figures);
    expect(status).toBe(0);
    expect(output).toContain('Figures: sent with the version.');
    expect(registry.calls).not.toContain('addFigures cart');
  });

  it('is added to a version that was published without, and is no hindrance after that', async () => {
    const outputs: string[] = [];
    for (const lcp of [1_200, 1_200, 900]) {
      const pages = figures.pages.map((page) => ({ ...page, lcp }));
      const { status, output } = await releaseMeasured(first, { ...figures, pages });
      expect(status).toBe(0);
      outputs.push(/Figures: .*/.exec(output)?.[0] ?? '');
    }
    expect(outputs).toEqual([
      'Figures: added to the version, which was published already.',
      'Figures: the version has them already.',
      'Figures: the version has others already, which are kept.',
    ]);
    expect(registry.figures.get(first)).toEqual(figures);
  });

  it('is missing, which is told', async () => {
    const { output } = await release(sandbox.build('cart', first));
    expect(output).toContain('Figures: the build has none.');
    expect(registry.calls).not.toContain('addFigures cart');
  });

  it('must be figures', async () => {
    const { status, output } = await releaseMeasured(second, { ...figures, pages: [] });
    expect(status).toBe(1);
    expect(output).toContain('server/figures.json is not valid');
    expect(registry.calls).toEqual([]);
  });
});
