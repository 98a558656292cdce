import { Controller } from '@nestjs/common';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { SubscriptionProvider } from './subscription-provider';

const { openSubscriptionPage, openBillingPortal, subscription, endSubscription } =
  ordersInternalEndpoints;

@Controller()
export class SubscriptionsController {
  constructor(private readonly provider: SubscriptionProvider) {}

  @Route(openSubscriptionPage)
  openPage(@Input('body') wish: BodyOf<typeof openSubscriptionPage>) {
    return this.provider.openPage(wish);
  }

  @Route(openBillingPortal)
  openPortal(@Input('body') { customerId }: BodyOf<typeof openBillingPortal>) {
    return this.provider.openPortal(customerId);
  }

  @Route(subscription)
  read(@Input('params') { id }: ParamsOf<typeof subscription>) {
    return this.provider.read(id);
  }

  @Route(endSubscription)
  async end(@Input('params') { id }: ParamsOf<typeof endSubscription>) {
    await this.provider.end(id);
    return {};
  }
}
