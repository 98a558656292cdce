import 'reflect-metadata';
import { constants, setPriority } from 'node:os';
import { createService } from '@zaino/service/create-service';
import { runService } from '@zaino/service/run-service';
import { AppModule } from './app.module';
import { readConfig } from './config';

async function main(): Promise<void> {
  const config = readConfig();
  // On a machine that both share, whoever orders comes before mails and documents.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const app = await createService(AppModule.with(config, 'worker'), {
    name: 'orders-worker',
    config,
  });
  await runService(app, config);
}

void main();
