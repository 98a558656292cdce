import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { FavouriteBooksService } from './favourite-books.service';
import { FavouritesService } from './favourites.service';
import { StockWaitsService } from './stock-waits.service';

/** Forgets favourites that were taken away, and waits that are over. */
@Injectable()
export class FavouriteSweep {
  constructor(
    private readonly favourites: FavouritesService,
    private readonly books: FavouriteBooksService,
    private readonly waits: StockWaitsService,
  ) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<void> {
    await this.favourites.forgetDropped();
    await this.books.forgetDropped();
    await this.waits.forgetTold();
  }
}
