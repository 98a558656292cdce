import { Controller } from '@nestjs/common';
import { analyticsEndpoints } from '@zaino/contracts/analytics';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { PageViewsService } from './page-views.service';

@Controller()
export class PageViewsController {
  constructor(private readonly pageViews: PageViewsService) {}

  @Route(analyticsEndpoints.addPageView)
  add(@Input('body') view: BodyOf<typeof analyticsEndpoints.addPageView>) {
    return this.pageViews.add(view);
  }
}
