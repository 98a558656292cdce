import { Controller } from '@nestjs/common';
import { pushEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { NoStore } from '../sessions/no-store';
import { PushDevicesService } from './push-devices.service';

@Controller()
@NoStore()
export class PushController {
  constructor(private readonly devices: PushDevicesService) {}

  @Route(pushEndpoints.status)
  status(@CurrentSession() { session }: SignedIn) {
    return this.devices.status(session);
  }

  @Route(pushEndpoints.switchOn)
  switchOn(
    @CurrentSession() { session }: SignedIn,
    @Input('body') subscription: BodyOf<typeof pushEndpoints.switchOn>,
  ) {
    return this.devices.switchOn(session, subscription);
  }

  @Route(pushEndpoints.switchOff)
  switchOff(@CurrentSession() { session }: SignedIn) {
    return this.devices.switchOff(session);
  }
}
