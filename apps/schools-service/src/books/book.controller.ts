import { Controller } from '@nestjs/common';
import { bookEndpoints } from '@zaino/contracts/schools';
import { Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { AdoptersService } from './adopters.service';
import { BookService } from './book.service';

@Controller()
export class BookController {
  constructor(
    private readonly books: BookService,
    private readonly schools: AdoptersService,
  ) {}

  @Route(bookEndpoints.book)
  read(@Input('params') { isbn }: ParamsOf<typeof bookEndpoints.book>) {
    return this.books.read(isbn);
  }

  @Route(bookEndpoints.adopters)
  adopters(
    @Input('params') { isbn }: ParamsOf<typeof bookEndpoints.adopters>,
    @Input() query: QueryOf<typeof bookEndpoints.adopters>,
  ) {
    return this.schools.find(isbn, query);
  }
}
