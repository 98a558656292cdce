import type { Live } from '@zaino/contracts/releases';
import { readPublicKeys } from '@zaino/service/signed-text';
import type { FastifyReply } from 'fastify';
import type { LiveDocument } from '../releases/live-document';
import type { RenderPool } from '../rendering/render-pool';
import { aCanary, aPreview, others, ours, tokenOf } from '../testing/previewed-shop';
import { LaneChooser } from './lane-chooser';
import { LaneCookies } from './lane-cookies';
import type { Lanes } from './lanes';
import { PreviewTokens } from './preview-tokens';

const site = { origin: 'https://zaino.example' };
const atFront = (domain: string) => ({
  origin: `https://${domain}.zaino.example`,
  front: { domain, mainSite: site.origin },
});
const staff = { staff: true, expiresAt: '2999-01-01T00:00:00.000Z' };

/** What is chosen, by name, and the cookies that are set. */
async function choose(live: Partial<Live>, cookie = '', where: typeof site = site) {
  const document = { current: () => ({ canaries: [], revokedPreviews: [], ...live }) };
  const lanes = {
    stable: () => ({ id: 'stable', remotes: [] }),
    canary: ({ version }: { version: string }) =>
      version === 'refused' ? undefined : { id: `canary ${version}` },
    preview: () => Promise.resolve(undefined),
  };
  const tokens = new PreviewTokens(
    document as unknown as LiveDocument,
    readPublicKeys(ours.publicKey),
  );
  const chooser = new LaneChooser({
    live: document as unknown as LiveDocument,
    lanes: lanes as unknown as Lanes<RenderPool>,
    cookies: new LaneCookies(true),
    tokens,
  });
  const set: string[] = [];
  const reply = {
    request: { headers: { cookie } },
    header: (_name: string, value: string) => set.push(value),
  };
  const lane = await chooser.choose(reply as unknown as FastifyReply, where);
  return { chosen: typeof lane === 'object' ? lane.releases.id : lane, set };
}

const place = (number: number | string) => `a=b; __Host-zaino_place=${number}`;

describe('the versions of a visitor', () => {
  it.each<[number, string]>([
    [0, 'canary c2'],
    [4999, 'canary c2'],
    [5000, 'stable'],
    [9999, 'stable'],
  ])('are those of the place, which stays: %d', async (number, chosen) => {
    const canaries = [aCanary()];
    expect(await choose({ canaries }, place(number))).toEqual({ chosen, set: [] });
  });

  it('are those of one canary alone where two run', async () => {
    const canaries = [aCanary({ to: 2000 }), aCanary({ version: 'c3', from: 2000, to: 3000 })];
    const all = [0, 1999, 2000, 2999, 3000].map(async (number) => {
      return (await choose({ canaries }, place(number))).chosen;
    });
    expect(await Promise.all(all)).toEqual([
      'canary c2',
      'canary c2',
      'canary c3',
      'canary c3',
      'stable',
    ]);
  });

  it.each([
    '',
    place(10_000),
    place(-1),
    place('01'),
    place('x'),
    place('1; __Host-zaino_place=2'),
  ])('begin with a place by chance, which goes before what is none: %j', async (cookie) => {
    const { chosen, set } = await choose({ canaries: [aCanary({ to: 10_000 })] }, cookie);
    expect(chosen).toBe('canary c2');
    expect(set).toHaveLength(1);
    expect(set[0]).toMatch(
      /^__Host-zaino_place=\d{1,4}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000$/,
    );
  });

  it.each<[string, Partial<Live>]>([
    ['nothing is tried out', {}],
    ['only staff tries something out', { canaries: [aCanary({ isForStaff: true })] }],
    ['it runs at a bookshop’s address', { canaries: [aCanary({ tenant: 'rossi' })] }],
  ])('are the stable ones, and no place is given, where %s', async (_what, live) => {
    expect(await choose(live)).toEqual({ chosen: 'stable', set: [] });
    expect((await choose(live, place(0))).chosen).toBe('stable');
  });

  it('are the stable ones where those of the canary cannot be used', async () => {
    const canaries = [aCanary({ version: 'refused' })];
    expect((await choose({ canaries }, place(0))).chosen).toBe('stable');
  });

  it('are those of a bookshop’s canary at its address alone', async () => {
    const canaries = [aCanary({ tenant: 'rossi' })];
    const chosenAt = async (domain: string) =>
      (await choose({ canaries }, place(0), atFront(domain))).chosen;
    expect(await chosenAt('rossi')).toBe('canary c2');
    expect(await chosenAt('verdi')).toBe('stable');
  });

  it.each<[string, string, string]>([
    ['the cookie of staff', tokenOf(staff), 'canary c2'],
    ['an old one', tokenOf({ ...staff, expiresAt: '2026-01-01T00:00:00.000Z' }), 'stable'],
    ['one by another key', tokenOf(staff, others), 'stable'],
    ['a preview’s token in its place', tokenOf(aPreview()), 'stable'],
    ['nonsense', 'x', 'stable'],
  ])('are those of a canary for staff with %s', async (_what, token, chosen) => {
    const canaries = [aCanary({ isForStaff: true })];
    expect(await choose({ canaries }, `__Host-zaino_staff=${token}`)).toEqual({ chosen, set: [] });
  });
});
