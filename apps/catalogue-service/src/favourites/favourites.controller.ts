import { Controller, Header } from '@nestjs/common';
import { favouriteEndpoints as endpoints } from '@zaino/contracts/catalogue';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { FavouriteBooksService } from './favourite-books.service';
import { FavouritesService } from './favourites.service';
import { StockWaitsService } from './stock-waits.service';

const uidOf = ({ session }: SignedIn) => session.user.uid;

/** What customers keep for later and wait for. */
@Controller()
export class FavouritesController {
  constructor(
    private readonly favourites: FavouritesService,
    private readonly books: FavouriteBooksService,
    private readonly waits: StockWaitsService,
  ) {}

  @Header('cache-control', 'private, no-store')
  @Route(endpoints.list)
  async list(@CurrentSession() signedIn: SignedIn) {
    const uid = uidOf(signedIn);
    const [{ favourites }, books] = await Promise.all([
      this.favourites.list(uid),
      this.books.list(uid),
    ]);
    return { favourites, books };
  }

  @Header('cache-control', 'private, no-store')
  @Route(endpoints.marks)
  marks(@CurrentSession() signedIn: SignedIn) {
    return this.favourites.marks(uidOf(signedIn));
  }

  @Route(endpoints.keep)
  keep(
    @CurrentSession() signedIn: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.keep>,
  ) {
    return this.favourites.keep(uidOf(signedIn), id);
  }

  @Route(endpoints.drop)
  drop(
    @CurrentSession() signedIn: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.drop>,
  ) {
    return this.favourites.drop(uidOf(signedIn), id);
  }

  @Route(endpoints.wait)
  wait(
    @CurrentSession() signedIn: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.wait>,
  ) {
    return this.waits.add(uidOf(signedIn), id);
  }

  @Route(endpoints.endWait)
  endWait(
    @CurrentSession() signedIn: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.endWait>,
  ) {
    return this.waits.end(uidOf(signedIn), id);
  }
}
