import { Controller } from '@nestjs/common';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { SubscriptionsService } from './subscriptions.service';

const { openSubscriptionPage, openBillingPortal, subscription, endSubscription } =
  ordersInternalEndpoints;

@Controller()
export class SubscriptionsController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  @Route(openSubscriptionPage)
  openPage(@Input('body') wish: BodyOf<typeof openSubscriptionPage>) {
    return this.subscriptions.openPage(wish);
  }

  @Route(openBillingPortal)
  openPortal(@Input('body') { customerId }: BodyOf<typeof openBillingPortal>) {
    return this.subscriptions.openPortal(customerId);
  }

  @Route(subscription)
  read(@Input('params') { id }: ParamsOf<typeof subscription>) {
    return this.subscriptions.read(id);
  }

  @Route(endSubscription)
  async end(@Input('params') { id }: ParamsOf<typeof endSubscription>) {
    await this.subscriptions.end(id);
    return {};
  }
}
