import 'reflect-metadata';
import { parseConfig } from '@zaino/service/parse-config';
import { configSchema } from './config';
import { createGateway } from './gateway';

/** Calls that run longer than this (milliseconds) after SIGTERM are cut. */
const DRAIN_LIMIT_MS = 10_000;

const config = parseConfig(configSchema);
const gateway = await createGateway(config);

function stop(): void {
  setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
  void gateway.close().then(() => process.exit(0));
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
await gateway.listen({ host: config.HOST, port: config.PORT });
