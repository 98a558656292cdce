import { Controller } from '@nestjs/common';
import { bookEndpoints, type RecognisedList } from '@zaino/contracts/schools';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { BookListsService } from './book-lists.service';

@Controller()
export class BookListsController {
  constructor(private readonly lists: BookListsService) {}

  @Route(bookEndpoints.recogniseList)
  recognise(
    @Input('body') question: BodyOf<typeof bookEndpoints.recogniseList>,
  ): Promise<RecognisedList> {
    return this.lists.recognise(question);
  }
}
