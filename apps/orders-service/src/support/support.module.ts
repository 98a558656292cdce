import { Module } from '@nestjs/common';
import { SupportController } from './support.controller';
import { SupportService } from './support.service';

/** Messages to the people of the shop: the worker writes the mails. */
@Module({ controllers: [SupportController], providers: [SupportService] })
export class SupportModule {}
