import { Controller, Header } from '@nestjs/common';
import { defineEndpoint } from '@zaino/contracts/shared';
import { z } from 'zod';
import { Metrics } from './metrics';
import { Route } from './route';

const call = { method: 'GET', path: '/metrics' } as const;

const metricsEndpoint = defineEndpoint(call, {
  summary: 'Measurements in the Prometheus text format',
  access: 'public',
  query: z.object({}),
  response: z.string(),
});

@Controller()
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Route(metricsEndpoint)
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('cache-control', 'no-store')
  expose() {
    return this.metrics.registry.metrics();
  }
}
