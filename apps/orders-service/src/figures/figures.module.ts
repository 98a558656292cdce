import { Module } from '@nestjs/common';
import { FiguresController } from './figures.controller';
import { FiguresService } from './figures.service';

/** What bookshops sold (docs/decisions/figures-of-a-bookshop.md). */
@Module({
  controllers: [FiguresController],
  providers: [FiguresService],
})
export class FiguresModule {}
