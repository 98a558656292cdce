import 'reflect-metadata';
import { createService } from '@zaino/service/create-service';
import { runService } from '@zaino/service/run-service';
import { AppModule } from './app.module';
import { readConfig } from './config';

async function main(): Promise<void> {
  const config = readConfig();
  const app = await createService(AppModule.with(config), { name: 'releases', config });
  await runService(app, config);
}

void main();
