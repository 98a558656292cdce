import { Module } from '@nestjs/common';
import { AccountLinks } from './account-links';
import { LinkSweep } from './link-sweep';

@Module({ providers: [AccountLinks, LinkSweep], exports: [AccountLinks] })
export class AccountLinksModule {}
