import { Controller } from '@nestjs/common';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { SchoolQuestionsService } from './school-questions.service';

const { askSchool } = identityInternalEndpoints;

@Controller()
export class SchoolQuestionsController {
  constructor(private readonly questions: SchoolQuestionsService) {}

  @Route(askSchool)
  ask(
    @Input('params') { id }: ParamsOf<typeof askSchool>,
    @Input('body') body: BodyOf<typeof askSchool>,
  ) {
    return this.questions.ask(id, body);
  }
}
