import { Global, Module } from '@nestjs/common';
import { ReleaseActs } from './release-acts';

/** The history, for all modules that add to it. */
@Global()
@Module({ providers: [ReleaseActs], exports: [ReleaseActs] })
export class ActsModule {}
