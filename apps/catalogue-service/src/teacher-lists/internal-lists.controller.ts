import { Controller } from '@nestjs/common';
import { catalogueInternalEndpoints } from '@zaino/contracts/catalogue';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { SchoolProofService } from './school-proof.service';
import { TeacherListsService } from './teacher-lists.service';

const { beginProof, exportTeacherLists, forgetTeacherLists } = catalogueInternalEndpoints;

/** What the identity service asks for: for the mail to a school, and for a person’s right to their data. */
@Controller()
export class InternalListsController {
  constructor(
    private readonly proof: SchoolProofService,
    private readonly lists: TeacherListsService,
  ) {}

  @Route(beginProof)
  begin(@Input('params') { id }: ParamsOf<typeof beginProof>) {
    return this.proof.begin(Number(id));
  }

  @Route(exportTeacherLists)
  export(@Input('params') { uid }: ParamsOf<typeof exportTeacherLists>) {
    return this.lists.export(uid);
  }

  @Route(forgetTeacherLists)
  async forget(@Input('params') { uid }: ParamsOf<typeof forgetTeacherLists>) {
    await this.lists.forget(uid);
    return {};
  }
}
