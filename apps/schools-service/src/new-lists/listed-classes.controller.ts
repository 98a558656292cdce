import { Controller } from '@nestjs/common';
import { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { ListedClassesService } from './listed-classes.service';

@Controller()
export class ListedClassesController {
  constructor(private readonly listed: ListedClassesService) {}

  @Route(schoolsInternalEndpoints.classes)
  of(@Input('body') asked: BodyOf<typeof schoolsInternalEndpoints.classes>) {
    return this.listed.of(asked);
  }
}
