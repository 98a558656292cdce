import { Module } from '@nestjs/common';
import { AppReleasesModule } from '../app-releases/app-releases.module';
import { DeskController } from './desk.controller';
import { DeskService } from './desk.service';

/** What admins read of all apps. */
@Module({ imports: [AppReleasesModule], controllers: [DeskController], providers: [DeskService] })
export class DeskModule {}
