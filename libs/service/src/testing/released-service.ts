import 'reflect-metadata';
import { setTimeout as delay } from 'node:timers/promises';
import { Controller, Module } from '@nestjs/common';
import { defineEndpoint } from '@zaino/contracts/shared';
import { z } from 'zod';
import { createService } from '../create-service';
import { parseConfig, serviceConfigSchema } from '../parse-config';
import { Readiness } from '../readiness';
import { Route } from '../route';
import { runService } from '../run-service';

/** A process that plays a version of the blog's service, as its `VERSION` says. */
const config = parseConfig(serviceConfigSchema.extend({ VERSION: z.string() }));

const endpoint = defineEndpoint({ method: 'GET', path: '/api/blog/version' } as const, {
  summary: 'Which version answers, after a moment',
  access: 'public',
  query: z.object({}),
  response: z.object({ version: z.string() }),
});

@Controller()
class VersionController {
  @Route(endpoint)
  async version() {
    await delay(Math.random() * 40);
    if (config.VERSION === 'fails') throw new Error('planted');
    return { version: config.VERSION };
  }
}

@Module({ controllers: [VersionController] })
class VersionModule {}

const app = await createService(VersionModule, { name: 'blog', config });
const check = () => Promise.reject(new Error('planted'));
if (config.VERSION === 'never-ready')
  app.get(Readiness).add({ name: 'x', check, isRequired: true });
await runService(app, config);
if (config.VERSION === 'dies') setTimeout(() => process.exit(1), 300);
