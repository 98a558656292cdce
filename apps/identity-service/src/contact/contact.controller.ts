import { Controller } from '@nestjs/common';
import { contactEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { NoStore } from '../sessions/no-store';
import { ContactPreferencesService } from './contact-preferences.service';

@Controller()
@NoStore()
export class ContactController {
  constructor(private readonly preferences: ContactPreferencesService) {}

  @Route(contactEndpoints.preferences)
  list(@CurrentSession() { session }: SignedIn) {
    return this.preferences.list(session.user.uid);
  }

  @Route(contactEndpoints.setPreference)
  set(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { purpose }: ParamsOf<typeof contactEndpoints.setPreference>,
    @Input('body') { isOn }: BodyOf<typeof contactEndpoints.setPreference>,
  ) {
    return this.preferences.setNamed(session.user.uid, purpose, isOn);
  }
}
