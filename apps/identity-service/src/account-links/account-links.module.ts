import { Module } from '@nestjs/common';
import { AccountLinksService } from './account-links.service';
import { LinkSweep } from './link-sweep';

@Module({ providers: [AccountLinksService, LinkSweep], exports: [AccountLinksService] })
export class AccountLinksModule {}
