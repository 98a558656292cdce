import { Controller } from '@nestjs/common';
import { bookEndpoints } from '@zaino/contracts/schools';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { UsedBooksService } from './used-books.service';

@Controller()
export class UsedBooksController {
  constructor(private readonly books: UsedBooksService) {}

  @Route(bookEndpoints.usedBooks)
  find(@Input() query: QueryOf<typeof bookEndpoints.usedBooks>) {
    return this.books.find(query);
  }
}
