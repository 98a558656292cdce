import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { droppedLogLines } from './log-destination';

/** The process's measurements for Prometheus. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [this.registry],
  });

  private readonly running = new Gauge({
    name: 'http_requests_running',
    help: 'Requests whose answer is not at its end',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    countDroppedLines(this.registry);
  }

  /** Measures every request by its route's pattern: a path could name a person or fill the memory. */
  observe(server: FastifyInstance): void {
    server.addHook('onRequest', (_request, reply, done) => {
      this.running.inc();
      reply.raw.once('close', () => this.running.dec());
      done();
    });
    server.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      this.duration.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
      done();
    });
  }
}

function countDroppedLines(registry: Registry): void {
  const counter = new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines of the log that could not be written: a full disk, or a pipe that nobody empties',
    registers: [registry],
    collect: () => {
      counter.reset();
      counter.inc(droppedLogLines());
    },
  });
}
