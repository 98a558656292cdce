import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module';
import { CustomerFavouritesController } from './customer-favourites.controller';
import { CustomerFavouritesService } from './customer-favourites.service';
import { FavouriteBooksController } from './favourite-books.controller';
import { FavouriteBooksService } from './favourite-books.service';
import { FavouriteSweep } from './favourite-sweep';
import { FavouritesController } from './favourites.controller';
import { FavouritesService } from './favourites.service';
import { PriceFallsService } from './price-falls.service';
import { StockTurnsService } from './stock-turns.service';
import { StockWaitsService } from './stock-waits.service';

/** What customers keep for later and wait for. */
@Module({
  imports: [IndexModule],
  controllers: [CustomerFavouritesController, FavouriteBooksController, FavouritesController],
  providers: [
    CustomerFavouritesService,
    FavouriteBooksService,
    FavouriteSweep,
    FavouritesService,
    PriceFallsService,
    StockTurnsService,
    StockWaitsService,
  ],
})
export class FavouritesModule {}
