import { Controller, Header } from '@nestjs/common';
import { favouriteEndpoints } from '@zaino/contracts/catalogue';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { FavouriteBooksService } from './favourite-books.service';

const { book, keepBook, dropBook } = favouriteEndpoints;

/** Books that customers keep for later. */
@Controller()
export class FavouriteBooksController {
  constructor(private readonly books: FavouriteBooksService) {}

  @Header('cache-control', 'private, no-store')
  @Route(book)
  has(@CurrentSession() { session }: SignedIn, @Input('params') { isbn }: ParamsOf<typeof book>) {
    return this.books.has(session.user.uid, isbn);
  }

  @Route(keepBook)
  keep(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { isbn }: ParamsOf<typeof keepBook>,
  ) {
    return this.books.keep(session.user.uid, isbn);
  }

  @Route(dropBook)
  drop(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { isbn }: ParamsOf<typeof dropBook>,
  ) {
    return this.books.drop(session.user.uid, isbn);
  }
}
