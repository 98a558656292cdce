import type { INestApplication } from '@nestjs/common';
import { Readiness } from './readiness';
import type { ServiceConfig } from './parse-config';

/** Calls that run longer than this (milliseconds) after SIGTERM are cut. */
const DRAIN_LIMIT_MS = 10_000;

/** Listens until SIGTERM or SIGINT: then takes no new call, finishes the running ones and ends. */
export async function runService(
  app: INestApplication,
  { HOST, PORT }: ServiceConfig,
): Promise<void> {
  const stop = () => {
    app.get(Readiness).drain();
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  // Once: Nest and the terminal may send the signal again while the service drains.
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen(PORT, HOST);
}
