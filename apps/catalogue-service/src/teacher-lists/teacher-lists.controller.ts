import { Controller, Header } from '@nestjs/common';
import { teacherListEndpoints as endpoints } from '@zaino/contracts/catalogue';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { ProposalsService } from './proposals.service';
import { SchoolProofService } from './school-proof.service';
import { TeacherListsService } from './teacher-lists.service';

const uidOf = ({ session }: SignedIn) => session.user.uid;

/** What families read, teachers propose, and schools answer. */
@Controller()
export class TeacherListsController {
  constructor(
    private readonly lists: TeacherListsService,
    private readonly proposals: ProposalsService,
    private readonly proof: SchoolProofService,
  ) {}

  @Route(endpoints.list)
  list(@Input() asked: QueryOf<typeof endpoints.list>) {
    return this.lists.list(asked);
  }

  @Route(endpoints.propose)
  propose(
    @CurrentSession() signedIn: SignedIn,
    @Input('body') input: BodyOf<typeof endpoints.propose>,
  ) {
    return this.proposals.propose(uidOf(signedIn), input);
  }

  @Header('cache-control', 'private, no-store')
  @Route(endpoints.own)
  own(@CurrentSession() signedIn: SignedIn) {
    return this.proposals.own(uidOf(signedIn));
  }

  @Route(endpoints.withdraw)
  withdraw(
    @CurrentSession() signedIn: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.withdraw>,
  ) {
    return this.proposals.withdraw(uidOf(signedIn), Number(id));
  }

  @Header('cache-control', 'no-store')
  @Route(endpoints.question)
  question(@Input('body') { token }: BodyOf<typeof endpoints.question>) {
    return this.proof.question(token);
  }

  @Route(endpoints.answer)
  answer(@Input('body') answer: BodyOf<typeof endpoints.answer>) {
    return this.proof.answer(answer);
  }
}
