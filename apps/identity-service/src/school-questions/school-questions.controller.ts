import { Controller } from '@nestjs/common';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { ListDecisionsService } from './list-decisions.service';
import { SchoolQuestionsService } from './school-questions.service';

const { askSchool, tellTeacher } = identityInternalEndpoints;

@Controller()
export class SchoolQuestionsController {
  constructor(
    private readonly questions: SchoolQuestionsService,
    private readonly decisions: ListDecisionsService,
  ) {}

  @Route(askSchool)
  ask(
    @Input('params') { id }: ParamsOf<typeof askSchool>,
    @Input('body') body: BodyOf<typeof askSchool>,
  ) {
    return this.questions.ask(id, body);
  }

  @Route(tellTeacher)
  async tell(
    @Input('params') { uid }: ParamsOf<typeof tellTeacher>,
    @Input('body') body: BodyOf<typeof tellTeacher>,
  ) {
    await this.decisions.tell(uid, body);
    return {};
  }
}
