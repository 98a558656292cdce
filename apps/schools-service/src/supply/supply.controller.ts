import { Controller } from '@nestjs/common';
import { adminSupplyEndpoints } from '@zaino/contracts/schools';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { DistributorsService } from './distributors.service';
import { FeedsService } from './feeds.service';
import { SuppliedBooksService } from './supplied-books.service';
import { SupplySuggestionsService } from './supply-suggestions.service';

const endpoints = adminSupplyEndpoints;

@Controller()
export class SupplyController {
  constructor(
    private readonly distributors: DistributorsService,
    private readonly feeds: FeedsService,
    private readonly books: SuppliedBooksService,
    private readonly suggestions: SupplySuggestionsService,
  ) {}

  @Route(endpoints.distributors)
  list() {
    return this.distributors.list();
  }

  @Route(endpoints.addDistributor)
  add(@Input('body') input: BodyOf<typeof endpoints.addDistributor>) {
    return this.distributors.add(input);
  }

  @Route(endpoints.changeDistributor)
  change(
    @Input('params') { id }: ParamsOf<typeof endpoints.changeDistributor>,
    @Input('body') input: BodyOf<typeof endpoints.changeDistributor>,
  ) {
    return this.distributors.change(id, input);
  }

  @Route(endpoints.feeds)
  async feedsOf(@Input('params') { id }: ParamsOf<typeof endpoints.feeds>) {
    return { feeds: await this.feeds.list(id) };
  }

  @Route(endpoints.beginFeed)
  begin(
    @Input('params') { id }: ParamsOf<typeof endpoints.beginFeed>,
    @Input('body') begun: BodyOf<typeof endpoints.beginFeed>,
  ) {
    return this.feeds.begin(id, begun);
  }

  @Route(endpoints.sendPart)
  async sendPart(
    @Input('params') { id, part }: ParamsOf<typeof endpoints.sendPart>,
    @Input('body') content: Buffer,
  ) {
    await this.feeds.addPart(id, part, content);
    return { success: true as const };
  }

  @Route(endpoints.endFeed)
  end(@Input('params') { id }: ParamsOf<typeof endpoints.endFeed>) {
    return this.feeds.end(id);
  }

  @Route(endpoints.feed)
  feed(@Input('params') { id }: ParamsOf<typeof endpoints.feed>) {
    return this.feeds.find(id);
  }

  @Route(endpoints.decideFeed)
  decide(
    @Input('params') { id }: ParamsOf<typeof endpoints.decideFeed>,
    @Input('body') { isTaken }: BodyOf<typeof endpoints.decideFeed>,
  ) {
    return this.feeds.decide(id, isTaken);
  }

  @Route(endpoints.rejects)
  rejects(@Input('params') { id }: ParamsOf<typeof endpoints.rejects>) {
    return this.feeds.rejects(id);
  }

  @Route(endpoints.book)
  book(@Input('params') { isbn }: ParamsOf<typeof endpoints.book>) {
    return this.books.find(isbn);
  }

  @Route(endpoints.suggestions)
  suggest(@Input('body') { isbns }: BodyOf<typeof endpoints.suggestions>) {
    return this.suggestions.of(isbns);
  }
}
