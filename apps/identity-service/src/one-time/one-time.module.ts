import { Module } from '@nestjs/common';
import { BrowserJourneys } from './browser-journeys';
import { OneTimeStore } from './one-time-store';

@Module({
  providers: [BrowserJourneys, OneTimeStore],
  exports: [BrowserJourneys, OneTimeStore],
})
export class OneTimeModule {}
