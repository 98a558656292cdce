import { Global, Module } from '@nestjs/common';
import { LiveChanges } from './live-changes';
import { LiveSweep } from './live-sweep';
import { LiveWriter } from './live-writer';

/** What is live, and how gateways are told of it, for all modules that change it. */
@Global()
@Module({ providers: [LiveChanges, LiveSweep, LiveWriter], exports: [LiveChanges] })
export class LiveDocumentModule {}
