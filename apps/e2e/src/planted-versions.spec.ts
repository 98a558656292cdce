import { expect } from '@zaino/browser-testing/shop';
import { PlantedBuild } from './release/planted-build';
import { reading } from './release/planted-code';
import {
  type PlantedContext,
  expectStable,
  MOMENTS,
  stableCart,
  test,
} from './release/planted-test';

test.describe.configure({ mode: 'default' });

/** More than a whole build may unpack to. */
const TOO_MUCH = 97 * 1024 * 1024;

const atPublishing: [what: string, plant: (build: PlantedBuild) => void, sentence: RegExp][] = [
  [
    'that reads a field which its service has removed',
    (build) =>
      build.changeCalls((calls) =>
        calls.map((call) => (call.path === '/api/quotes' ? reading(call, 'gift') : call)),
      ),
    /It reads answer\.gift of POST \/api\/quotes, which orders does not give/,
  ],
  [
    'that is far too large',
    (build) => build.addFile('large.js', Buffer.alloc(TOO_MUCH, ' ')),
    /L’archivio contiene troppi dati/,
  ],
  [
    'whose page has 10 MB',
    (build) => build.rebuild(build.scriptOf('cart-page'), (code) => code + ' '.repeat(10_000_000)),
    /cart-page\.\w+\.js ha 10 MB: un file ne ha al massimo 2/,
  ],
];

/** It left nothing but its sentence in the history, and every visitor has what was live. */
async function expectRefused(around: PlantedContext, { version }: PlantedBuild, sentence: RegExp) {
  const { versions } = await around.shop.read('cart');
  expect(versions.map((one) => one.version)).not.toContain(version);
  const [latest] = await around.shop.history('cart');
  expect(latest).toMatchObject({ kind: 'refused', version });
  expect(latest?.reason).toMatch(sentence);
  await expectStable(around);
}

/** Published as it is, it is neither made live nor shown as a canary or a preview; each is refused with these words. */
async function expectShownToNobody(
  around: PlantedContext,
  version: string,
  words: string | RegExp,
) {
  const { shop } = around;
  for (const wish of [
    ['--promote', version],
    ['--canary', '5', '--version', version],
  ]) {
    await expect(shop.release('cart', ...wish)).rejects.toThrow(words);
    expect((await shop.history('cart'))[0]).toMatchObject({ kind: 'refused', version });
  }
  await expect(shop.addPreview({ cart: version })).rejects.toThrow(words);
  await expectStable(around);
}

test('a version with a file that is not the one of its build is not published, nor past the command', async ({
  shop,
  page,
  problems,
}) => {
  const stable = await stableCart(shop);
  const build = new PlantedBuild(shop.folder, 'cart');
  build.damage(build.scriptOf('cart-page'), (code) => `${code} `);
  await expect(shop.release('cart', '--from', build.folder)).rejects.toThrow(
    /cart-page\.\w+\.js was changed/,
  );
  const { status, code, detail } = await shop.upload(build);
  expect([status, code]).toEqual([400, 'wrong-files']);
  const sentence = /cart-page\.\w+\.js è diverso da quello della build/;
  expect(detail).toMatch(sentence);
  await expectRefused({ shop, page, stable }, build, sentence);
  expect(problems).toEqual([]);
});

for (const [what, plant, sentence] of atPublishing) {
  test(`a version ${what} is not published`, async ({ shop, page, problems }) => {
    const stable = await stableCart(shop);
    const build = new PlantedBuild(shop.folder, 'cart');
    plant(build);
    await expect(shop.release('cart', '--from', build.folder)).rejects.toThrow(sentence);
    await expectRefused({ shop, page, stable }, build, sentence);
    expect(problems).toEqual([]);
  });
}

test('a version that needs another React than the shell gives is shown to nobody', async ({
  shop,
  page,
  problems,
}) => {
  const stable = await stableCart(shop);
  const build = new PlantedBuild(shop.folder, 'cart');
  build.need({ react: '^99.0.0' });
  const { version } = build;
  await shop.release('cart', '--from', build.folder, '--publish-only');
  const sentence = /cart \w+ non funziona con la shell \w+: chiede react \^99\.0\.0, la shell dà /;
  await expectShownToNobody({ shop, page, stable }, version, sentence);
  expect(problems).toEqual([]);
});

test('a version of which the bucket has lost a file is neither made live nor shown, until it is published again', async ({
  shop,
  page,
  problems,
}) => {
  const stable = await stableCart(shop);
  const build = new PlantedBuild(shop.folder, 'cart');
  const { version } = build;
  const publish = () => shop.release('cart', '--from', build.folder, '--publish-only');
  await publish();
  const file = build.scriptOf('cart-page');
  await shop.lose(`cart/${version}/${file}`);
  await expectShownToNobody({ shop, page, stable }, version, file);
  await publish();
  await shop.release('cart', '--promote', version);
  const given = async () => (await shop.page('/cart')).versions['cart'];
  await expect.poll(given, MOMENTS).toBe(version);
  await shop.release('cart', '--back');
  await expectStable({ shop, page, stable });
  expect(problems).toEqual([]);
});

interface Spoilt {
  what: string;
  plant?: (build: PlantedBuild) => void;
  /** Somebody else than the registry has signed it. */
  isUnsigned?: boolean;
  /** What the gateway says. */
  words: RegExp;
}

const atTheGateway: Spoilt[] = [
  {
    what: 'that throws as it loads on the server',
    plant: (build) => build.rebuildServer((code) => `${code}\n;throw new Error('planted');`),
    words: /planted/,
  },
  {
    what: 'that is not signed by the registry',
    isUnsigned: true,
    words: /signed by none of the keys/,
  },
];

for (const { what, plant, isUnsigned, words } of atTheGateway) {
  test(`a version ${what} is used by no gateway, even where it is live`, async ({
    shop,
    page,
    problems,
  }) => {
    const stable = await stableCart(shop);
    const build = new PlantedBuild(shop.folder, 'cart');
    plant?.(build);
    await shop.release('cart', '--from', build.folder, '--publish-only');
    if (isUnsigned) await shop.unsign(`cart/${build.version}`);
    await shop.release('cart', '--promote', build.version);
    try {
      const told = () => shop.complaints.split('\n').filter((line) => line.includes(build.version));
      await expect.poll(() => told().join('\n'), MOMENTS).toMatch(words);
      await expectStable({ shop, page, stable });
      expect(problems).toEqual([]);
    } finally {
      await shop.release('cart', '--back');
    }
    await expectStable({ shop, page, stable });
  });
}

test('a preview whose time is over shows the page of everybody', async ({
  shop,
  page,
  problems,
}) => {
  const stable = await stableCart(shop);
  const build = new PlantedBuild(shop.folder, 'cart');
  build.reword(/Il tuo carrello è vuoto/g, 'Carrello in anteprima');
  await shop.release('cart', '--from', build.folder, '--publish-only');
  const { preview, link } = await shop.addPreview({ cart: build.version });
  const { search } = new URL(link);
  await page.goto(`${shop.url}/cart${search}`);
  await expect(page.getByText('Carrello in anteprima')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Anteprima del sito' })).toBeVisible();
  await expect.poll(async () => (await shop.page('/cart')).versions['cart']).toBe(stable);
  expect(problems).toEqual([]);

  const answer = await page.goto(shop.linkAfter(preview));
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'Questa anteprima è scaduta' })).toBeVisible();
  await page.getByRole('link', { name: 'Vai al sito' }).click();
  await expect(page.getByText('Il tuo carrello è vuoto')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Anteprima del sito' })).toHaveCount(0);
  await expectStable({ shop, page, stable });
});
