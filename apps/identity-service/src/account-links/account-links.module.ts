import { Module } from '@nestjs/common';
import { AccountLinksService } from './account-links.service';
import { LinkCleanup } from './link-cleanup';

@Module({ providers: [AccountLinksService, LinkCleanup], exports: [AccountLinksService] })
export class AccountLinksModule {}
