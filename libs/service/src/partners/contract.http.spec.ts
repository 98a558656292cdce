import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Controller, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Call, defineEndpoint, serviceContractEndpoint } from '@zaino/contracts/shared';
import { z } from 'zod';
import { createService } from '../create-service';
import { Route } from '../route';
import { ServiceClient } from '../service-client';
import { builtUses } from './built-uses';

const SERVICE_KEY = 'a-key-that-only-the-services-of-this-test-know';
const config = {
  HOST: '127.0.0.1',
  PORT: 0,
  LOG_LEVEL: 'silent' as const,
  RELEASE: 'test',
  SERVICE_KEY,
};
const call = { method: 'GET', path: '/internal/pens' } as const satisfies Call;
const pens = defineEndpoint(call, {
  summary: 'Pens',
  access: 'service',
  query: z.object({}),
  response: z.object({ colour: z.string().max(9) }),
});

@Controller()
class PensController {
  @Route(pens)
  read() {
    return { colour: 'blu' };
  }
}

@Module({ controllers: [PensController] })
class Pens {}

let service: NestFastifyApplication;
let origin: string;
beforeAll(async () => {
  service = await createService(Pens, { name: 'pens', config });
  await service.listen(0, '127.0.0.1');
  origin = await service.getUrl();
});
afterAll(() => service.close());

describe('the contract of a running service', () => {
  it('has the schemas of what its routes take and answer, internal ones too', async () => {
    const client = new ServiceClient({ baseUrl: origin, serviceKey: SERVICE_KEY });
    const { gives, uses } = await client.call(serviceContractEndpoint);
    expect(gives.find(({ path }) => path === '/internal/pens')).toEqual({
      method: 'GET',
      path: '/internal/pens',
      query: { type: 'object', properties: {} },
      answer: {
        type: 'object',
        properties: { colour: { type: 'string', maxLength: 9 } },
        required: ['colour'],
      },
    });
    expect(uses).toEqual([]);
  });

  it('is for other services alone', async () => {
    expect((await fetch(`${origin}/internal/contract`)).status).toBe(401);
  });
});

describe('the calls that a program makes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-built-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const use = { of: 'pens', method: 'GET', path: '/internal/pens', query: {}, answer: {} };

  it('are those that its build found', async () => {
    writeFileSync(join(folder, 'gives.json'), JSON.stringify({ gives: [], uses: [use] }));
    expect(await builtUses(join(folder, 'main.js'))).toEqual([use]);
  });

  it('are none where it was not built', async () => {
    expect(await builtUses(join(folder, 'elsewhere', 'main.js'))).toEqual([]);
  });
});
