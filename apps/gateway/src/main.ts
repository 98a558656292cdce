import 'reflect-metadata';
import { parseConfig } from '@zaino/service/parse-config';
import { configSchema } from './config';
import { createGateway } from './gateway';

/** Calls that run longer than this (milliseconds) after SIGTERM are cut. */
const DRAIN_LIMIT_MS = 10_000;

/**
 * Connections that may wait to be taken: where they are too many the system drops them without a word, and a browser
 * tries again after 1, 3, 7 seconds and more. Linux takes no more than `net.core.somaxconn`, 4096.
 */
const BACKLOG = 4096;

const config = parseConfig(configSchema);
const gateway = await createGateway(config);

function stop(): void {
  setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
  void gateway.close().then(() => process.exit(0));
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
await gateway.listen({ host: config.HOST, port: config.PORT, backlog: BACKLOG });
