import { Module } from '@nestjs/common';
import { AppReleasesService } from './app-releases.service';

/** Apps with what is live of them, for all that answer with it. */
@Module({ providers: [AppReleasesService], exports: [AppReleasesService] })
export class AppReleasesModule {}
