import { Controller, Header } from '@nestjs/common';
import { bookshopsEndpoints, bookshopsInternalEndpoints } from '@zaino/contracts/bookshops';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { ownTenant } from '../tenants/own-tenant';
import { TenantsService } from '../tenants/tenants.service';
import { cardMoneyFile } from './card-money-file';
import { PaymentAccountsService } from './payment-accounts.service';

const { connectPayments, payments, payouts, cardMoney, cardMoneyFile: file } = bookshopsEndpoints;
const { followAccount } = bookshopsInternalEndpoints;

@Controller()
export class PaymentAccountsController {
  constructor(
    private readonly accounts: PaymentAccountsService,
    private readonly tenants: TenantsService,
  ) {}

  @Route(connectPayments)
  async connect(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof connectPayments>,
    @Input('body') { stripeAccountId }: BodyOf<typeof connectPayments>,
  ) {
    const owned = ownTenant(session, id);
    const accountLinkUrl = await this.accounts.connect(owned, stripeAccountId);
    return { ...(await this.tenants.read(owned)), accountLinkUrl };
  }

  @Route(payments)
  @Header('cache-control', 'no-store')
  read(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof payments>,
  ) {
    return this.accounts.read(ownTenant(session, id));
  }

  @Route(payouts)
  @Header('cache-control', 'no-store')
  payouts(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof payouts>,
  ) {
    return this.accounts.payouts(ownTenant(session, id));
  }

  @Route(cardMoney)
  @Header('cache-control', 'no-store')
  cardMoney(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof cardMoney>,
  ) {
    return this.accounts.cardMoney(ownTenant(session, id));
  }

  @Route(file)
  @Header('cache-control', 'no-store')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="pagamenti.csv"')
  async download(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof file>,
  ) {
    return cardMoneyFile(await this.accounts.cardMoney(ownTenant(session, id)));
  }

  @Route(followAccount)
  async follow(@Input('params') { id }: ParamsOf<typeof followAccount>) {
    await this.accounts.follow(id);
    return {};
  }
}
