import { Module } from '@nestjs/common';
import { VersionSweep } from './version-sweep';

/** What becomes of versions that nothing uses. */
@Module({ providers: [VersionSweep] })
export class CollectionModule {}
