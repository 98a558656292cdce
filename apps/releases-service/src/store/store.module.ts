import { Global, Module } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import { filesOf } from '@zaino/service/release-files/files-of';
import type { Config } from '../config';
import { RELEASE_STORE } from './release-store';
import { ReleaseSigner } from './release-signer';

/** Where files of releases lie, and what they are signed with, for all modules. */
@Global()
@Module({
  providers: [
    ReleaseSigner,
    {
      provide: RELEASE_STORE,
      useFactory: (config: Config) => filesOf(config),
      inject: [CONFIG],
    },
  ],
  exports: [ReleaseSigner, RELEASE_STORE],
})
export class StoreModule {}
