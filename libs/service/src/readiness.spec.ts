import { Readiness } from './readiness';

const up = () => Promise.resolve();
const down = () => Promise.reject(new Error('away'));

describe('Readiness', () => {
  it('needs what is required, and reports the rest', async () => {
    const readiness = new Readiness();
    readiness.add({ name: 'database', isRequired: true, check: up });
    readiness.add({ name: 'redis', isRequired: false, check: down });
    expect(await readiness.report()).toEqual({
      isReady: true,
      checks: { database: 'up', redis: 'down' },
    });
    readiness.add({ name: 'queue', isRequired: true, check: down });
    expect((await readiness.report()).isReady).toBe(false);
  });

  it('takes no answer for down', async () => {
    jest.useFakeTimers();
    const readiness = new Readiness();
    readiness.add({
      name: 'database',
      isRequired: true,
      check: () => new Promise(() => undefined),
    });
    const report = readiness.report();
    jest.advanceTimersByTime(1_000);
    expect((await report).checks).toEqual({ database: 'down' });
    jest.useRealTimers();
  });
});
