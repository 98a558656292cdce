import { type DynamicModule, Module } from '@nestjs/common';
import type { ProcessRole } from '../process-role';
import { CardRemovalHandler } from './card-removal-handler';
import { SavedCardsController } from './saved-cards.controller';
import { SavedCardsService } from './saved-cards.service';

/** Cards that the payment provider keeps for families who ask for it. */
@Module({})
export class SavedCardsModule {
  static for(role: ProcessRole): DynamicModule {
    return {
      module: SavedCardsModule,
      global: true,
      controllers: role === 'main' ? [SavedCardsController] : [],
      providers: [CardRemovalHandler, ...(role === 'main' ? [SavedCardsService] : [])],
      exports: [CardRemovalHandler],
    };
  }
}
