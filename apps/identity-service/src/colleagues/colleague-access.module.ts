import { Module } from '@nestjs/common';
import { ColleagueAccess } from './colleague-access';

/** For whoever ends a bookshop; it sends no mails, and so needs no outbox. */
@Module({ providers: [ColleagueAccess], exports: [ColleagueAccess] })
export class ColleagueAccessModule {}
