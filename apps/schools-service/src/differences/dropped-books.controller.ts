import { Controller } from '@nestjs/common';
import { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { DroppedBooksService } from './dropped-books.service';

@Controller()
export class DroppedBooksController {
  constructor(private readonly dropped: DroppedBooksService) {}

  @Route(schoolsInternalEndpoints.dropped)
  after(
    @Input('params') { id }: ParamsOf<typeof schoolsInternalEndpoints.dropped>,
    @Input('body') { after }: BodyOf<typeof schoolsInternalEndpoints.dropped>,
  ) {
    return this.dropped.after(id, after);
  }
}
