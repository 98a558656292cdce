import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasesInternalEndpoints, type ServiceJudgement } from '@zaino/contracts/releases';
import {
  type Call,
  defineEndpoint,
  type GivenCall,
  SERVICE_KEY_HEADER,
  type ServiceContract,
  type UsedCall,
} from '@zaino/contracts/shared';
import { describedCall, describedUnparsed } from '@zaino/service/partners/described-call';
import { integrityOf } from '@zaino/service/release-files/faults-of-release';
import { keepPrinted } from '@zaino/service/testing/keep-printed';
import { z } from 'zod';
import { type Build, buildOf } from '../testing/builds';
import { LiveServices } from '../testing/live-services';
import { SERVICE_KEY, startTestService, type TestService } from '../testing/test-service';
import { runJudgeCommand } from './judge-command';

const [first, second] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;
const call = { method: 'GET', path: '/api/pens' } as const satisfies Call;
const pens = (...members: string[]) =>
  defineEndpoint(call, {
    summary: 'Pens',
    access: 'public',
    query: z.object({}),
    response: z.object(Object.fromEntries(members.map((name) => [name, z.string()]))),
  });
const given = (...members: string[]): GivenCall => describedCall(pens(...members));
const used = (of: string, ...members: string[]): UsedCall => ({
  of,
  ...describedUnparsed(pens(...members)),
});
const nothing: ServiceContract = { gives: [], uses: [] };
const fitting: ServiceJudgement = { broken: [], unknown: [] };

let services: LiveServices;
let service: TestService;
beforeEach(async () => {
  services = await LiveServices.open(SERVICE_KEY);
  service = await startTestService(services.settings);
  services.contracts.set('blog', { gives: [given('colour', 'price')], uses: [] });
});
afterEach(async () => {
  await service.stop();
  await services.close();
});

/** A build of an app that reads these of a pen of the blog. */
function reading(app: string, version: string, ...members: string[]): Build {
  const content = Buffer.from(JSON.stringify([used('blog', ...members)]));
  const calls = { file: 'server/calls.json', integrity: integrityOf(content) };
  return buildOf(app, version, { calls }).set('server/calls.json', content);
}

async function publishReading(app: string, version: string, ...members: string[]) {
  const { status } = await service.publish(app, version, {
    build: reading(app, version, ...members),
  });
  expect(status).toBe(200);
}

async function judge(name: string, contract: Partial<ServiceContract>) {
  const { path, method } = releasesInternalEndpoints.judgeService;
  const { status, body } = await service.call<ServiceJudgement>({
    path,
    method,
    body: { service: name, contract: { ...nothing, ...contract } },
    headers: { [SERVICE_KEY_HEADER]: SERVICE_KEY },
  });
  expect(status).toBe(200);
  return body;
}

const withoutPrice = 'It reads answer.price of GET /api/pens, which blog does not give.';

describe('a service’s new version', () => {
  it('fits where it gives what live apps read, and more', async () => {
    await service.given(['shell', first]);
    await publishReading('cart', first, 'colour', 'price');
    await service.promote('cart', first);
    expect(await judge('blog', { gives: [given('colour', 'price', 'maker')] })).toEqual(fitting);
  });

  it('would break a live app that reads a field which is gone', async () => {
    await service.given(['shell', first]);
    await publishReading('cart', first, 'colour', 'price');
    await service.promote('cart', first);
    expect(await judge('blog', { gives: [given('colour')] })).toEqual({
      broken: [`cart ${first}: ${withoutPrice}`],
      unknown: [],
    });
  });

  it('would break a live shell', async () => {
    await publishReading('shell', first, 'price');
    await service.promote('shell', first);
    const { broken } = await judge('blog', { gives: [] });
    expect(broken).toEqual([`shell ${first}: It makes GET /api/pens, which blog does not give.`]);
  });

  it('would break a canary, and what is only published it would not', async () => {
    await service.given(['shell', first], ['cart', first]);
    await publishReading('cart', second, 'price');
    const contract = { gives: [given('colour')] };
    expect(await judge('blog', contract)).toEqual(fitting);
    await service.adminCall({
      method: 'POST',
      path: '/api/releases/cart/canary',
      body: { version: second, share: 5, reason: 'Prova' },
    });
    expect((await judge('blog', contract)).broken).toEqual([`cart ${second}: ${withoutPrice}`]);
  });

  it('would break a live service that calls it, a worker too', async () => {
    services.contracts.set('orders', { gives: [], uses: [used('blog', 'price')] });
    services.contracts.set('orders-worker', { gives: [], uses: [used('blog', 'maker')] });
    expect((await judge('blog', { gives: [given('colour')] })).broken).toEqual([
      `orders: ${withoutPrice}`,
      'orders-worker: It reads answer.maker of GET /api/pens, which blog does not give.',
    ]);
  });

  it('would itself be broken where a live service does not give what it calls', async () => {
    const uses = [used('blog', 'maker'), used('far', 'colour')];
    expect((await judge('orders', { uses })).broken).toEqual([
      'The new orders: It reads answer.maker of GET /api/pens, which blog does not give.',
      'The new orders: It asks for calls of far, which is no service of this shop.',
    ]);
  });

  it('of a worker is judged by its calls alone', async () => {
    services.contracts.set('schools', { gives: [], uses: [used('orders', 'price')] });
    expect(await judge('orders-worker', { uses: [used('blog', 'price')] })).toEqual(fitting);
    expect((await judge('orders-worker', { uses: [used('blog', 'maker')] })).broken).toHaveLength(
      1,
    );
  });

  it('is judged by what a service told last that is away now', async () => {
    services.contracts.set('orders', { gives: [], uses: [used('blog', 'price')] });
    await judge('blog', nothing);
    services.away.add('orders');
    expect((await judge('blog', { gives: [given('colour')] })).broken).toEqual([
      `orders: ${withoutPrice}`,
    ]);
  });

  it('is not known to fit while a partner is away that never told', async () => {
    services.away.add('blog').add('schools');
    const never =
      'is not known: it does not answer, and has never told. Try again when it answers.';
    expect((await judge('orders', { uses: [used('blog', 'price')] })).unknown).toEqual([
      `What schools asks of others ${never}`,
      `What blog gives ${never}`,
      `What blog asks of others ${never}`,
    ]);
  });

  it('is not known to fit a live version whose calls nobody can read', async () => {
    await service.given(['shell', first]);
    await service.files.remove(`shell/${first}`);
    expect((await judge('blog', nothing)).unknown).toEqual([
      `shell ${first} is live, and its files are not there.`,
    ]);
  });

  it('whose schemas cannot be read fits nobody', async () => {
    services.contracts.set('orders', { gives: [], uses: [used('blog', 'price')] });
    const gives = [{ ...given('price'), answer: { $ref: '#/$defs/Lost' } }];
    expect((await judge('blog', { gives })).broken).toEqual([
      'orders: It makes GET /api/pens of blog, whose schemas cannot be compared.',
    ]);
  });

  it('is judged for services alone', async () => {
    const { path, method } = releasesInternalEndpoints.judgeService;
    const body = { service: 'blog', contract: nothing };
    expect((await service.call({ path, method, body })).status).toBe(401);
  });
});

describe('cli.js judge-service', () => {
  let folder: string;
  let output: () => string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zaino-built-'));
    output = keepPrinted();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(folder, { recursive: true });
  });

  async function run(contract: ServiceContract, registry = service.origin): Promise<void> {
    const file = join(folder, 'gives.json');
    await writeFile(file, JSON.stringify(contract));
    await runJudgeCommand(['blog', file], { RELEASES_URL: registry, SERVICE_KEY });
  }

  it('says that a build fits, or what it would break', async () => {
    services.contracts.set('orders', { gives: [], uses: [used('blog', 'price')] });
    await run({ gives: [given('price')], uses: [] });
    expect(output()).toBe('blog fits what is live.\n');
    await expect(run(nothing)).rejects.toThrow('orders: It makes GET /api/pens');
  });

  it('fails where the registry does not answer, or the file is none of a build', async () => {
    await expect(run(nothing, 'http://127.0.0.1:1')).rejects.toThrow('says nothing');
    const args = ['blog', join(folder, 'lost.json')];
    const config = { RELEASES_URL: service.origin, SERVICE_KEY };
    await expect(runJudgeCommand(args, config)).rejects.toThrow('is no gives.json of a build');
    await expect(runJudgeCommand(['blog'], config)).rejects.toThrow('Usage');
  });
});
