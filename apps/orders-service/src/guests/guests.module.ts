import { Global, Module } from '@nestjs/common';
import { GuestKeys } from '@zaino/service/calling-guest';
import { GuestLinks } from './guest-links';
import { GuestsService } from './guests.service';

/** Who orders without an account, for the guard, the checkout and the mails. */
@Global()
@Module({
  providers: [GuestLinks, GuestsService, { provide: GuestKeys, useExisting: GuestsService }],
  exports: [GuestLinks, GuestsService, GuestKeys],
})
export class GuestsModule {}
