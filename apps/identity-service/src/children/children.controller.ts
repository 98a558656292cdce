import { Controller } from '@nestjs/common';
import { accountEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { NoStore } from '../sessions/no-store';
import { ChildBooksService } from './child-books.service';
import { ChildrenService } from './children.service';

@Controller()
@NoStore()
export class ChildrenController {
  constructor(
    private readonly children: ChildrenService,
    private readonly childBooks: ChildBooksService,
  ) {}

  @Route(accountEndpoints.children)
  list(@CurrentSession() { session }: SignedIn) {
    return this.children.list(session.user.uid);
  }

  @Route(accountEndpoints.addChild)
  add(
    @CurrentSession() { session }: SignedIn,
    @Input('body') fields: BodyOf<typeof accountEndpoints.addChild>,
  ) {
    return this.children.add(session.user.uid, fields);
  }

  @Route(accountEndpoints.updateChild)
  update(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof accountEndpoints.updateChild>,
    @Input('body') fields: BodyOf<typeof accountEndpoints.updateChild>,
  ) {
    return this.children.update(session.user.uid, id, fields);
  }

  @Route(accountEndpoints.removeChild)
  remove(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof accountEndpoints.removeChild>,
  ) {
    return this.children.remove(session.user.uid, id);
  }

  @Route(accountEndpoints.keepRest)
  keepRest(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof accountEndpoints.keepRest>,
    @Input('body') { isKept }: BodyOf<typeof accountEndpoints.keepRest>,
  ) {
    return this.children.keepRest(session.user.uid, id, isKept);
  }

  @Route(accountEndpoints.childBooks)
  listBooks(@CurrentSession() { session }: SignedIn) {
    return this.childBooks.list(session.user.uid);
  }

  @Route(accountEndpoints.markBooks)
  markBooks(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof accountEndpoints.markBooks>,
    @Input('body') { books }: BodyOf<typeof accountEndpoints.markBooks>,
  ) {
    return this.childBooks.mark(session.user.uid, id, books);
  }
}
