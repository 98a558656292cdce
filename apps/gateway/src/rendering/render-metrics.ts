import { Counter, Histogram, type Registry } from 'prom-client';

/** What is measured of rendering. Of a page's outcome: `partial` leaves parts to the browser, `frame` all of it. */
export class RenderMetrics {
  readonly duration: Histogram<'app' | 'outcome'>;
  readonly threadsLost: Counter;
  readonly circuitsOpened: Counter<'app'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.duration = new Histogram({
      name: 'page_render_duration_seconds',
      help: 'Time from the order of a page to its markup, by the app whose page it is',
      labelNames: ['app', 'outcome'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 1, 3, 8],
      registers,
    });
    this.threadsLost = new Counter({
      name: 'render_threads_lost_total',
      help: 'Render threads that ended by themselves or were cut off',
      registers,
    });
    this.circuitsOpened = new Counter({
      name: 'render_app_barred_total',
      help: 'Times that an app was left to the browsers because its pages cut off threads',
      labelNames: ['app'],
      registers,
    });
  }
}
