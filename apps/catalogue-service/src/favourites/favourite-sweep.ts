import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { FavouritesService } from './favourites.service';

/** Forgets favourites that were taken away. */
@Injectable()
export class FavouriteSweep {
  constructor(private readonly favourites: FavouritesService) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  run(): Promise<void> {
    return this.favourites.forgetDropped();
  }
}
