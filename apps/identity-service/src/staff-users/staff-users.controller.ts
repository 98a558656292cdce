import { Controller } from '@nestjs/common';
import { staffUserEndpoints as endpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { OwnPasswordsOnly } from '../provider/own-passwords-only';
import { NoStore } from '../sessions/no-store';
import { AccountAddressService } from './account-address.service';
import { AccountDevicesService } from './account-devices.service';
import { AccountSuspensionService } from './account-suspension.service';
import { StaffAccountsService } from './staff-accounts.service';
import { UserListService } from './user-list.service';

type Endpoints = typeof endpoints;
type Account = ParamsOf<Endpoints['read']>;

/** Accounts of the shop, as staff looks after them. */
@Controller()
@NoStore()
export class StaffUsersController {
  constructor(
    private readonly users: UserListService,
    private readonly accounts: StaffAccountsService,
    private readonly devices: AccountDevicesService,
    private readonly suspensions: AccountSuspensionService,
    private readonly addresses: AccountAddressService,
  ) {}

  @Route(endpoints.list)
  list(@Input() query: QueryOf<Endpoints['list']>) {
    return this.users.page(query);
  }

  @Route(endpoints.read)
  read(@Input('params') { uid }: Account) {
    return this.accounts.read(uid);
  }

  @Route(endpoints.showPersonalData)
  showPersonalData(
    @Input('params') { uid }: Account,
    @Input('body') { reason }: BodyOf<Endpoints['showPersonalData']>,
  ) {
    return this.accounts.showPersonalData(uid, reason);
  }

  @Route(endpoints.orders)
  orders(@Input('params') { uid }: Account) {
    return this.accounts.latestOrders(uid);
  }

  @Route(endpoints.sessions)
  sessions(@Input('params') { uid }: Account) {
    return this.devices.list(uid);
  }

  @Route(endpoints.endSession)
  endSession(@Input('params') { uid, id }: ParamsOf<Endpoints['endSession']>) {
    return this.devices.endOne(uid, id);
  }

  @Route(endpoints.endSessions)
  endSessions(
    @Input('params') { uid }: Account,
    @Input('body') { reason }: BodyOf<Endpoints['endSessions']>,
  ) {
    return this.devices.endAll(uid, reason);
  }

  @Route(endpoints.suspend)
  suspend(
    @CurrentSession() who: SignedIn,
    @Input('params') { uid }: Account,
    @Input('body') { reason }: BodyOf<Endpoints['suspend']>,
  ) {
    return this.suspensions.suspend(uid, reason, who);
  }

  @Route(endpoints.reinstate)
  reinstate(
    @Input('params') { uid }: Account,
    @Input('body') { reason }: BodyOf<Endpoints['reinstate']>,
  ) {
    return this.suspensions.reinstate(uid, reason);
  }

  @Route(endpoints.sendVerification)
  @OwnPasswordsOnly()
  sendVerification(@Input('params') { uid }: Account) {
    return this.addresses.sendVerification(uid);
  }

  @Route(endpoints.changeEmail)
  @OwnPasswordsOnly()
  changeEmail(
    @Input('params') { uid }: Account,
    @Input('body') change: BodyOf<Endpoints['changeEmail']>,
  ) {
    return this.addresses.change(uid, change);
  }
}
