import { Controller, Res } from '@nestjs/common';
import { contactEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { NoStore } from '../sessions/no-store';
import { ContactLinks } from './contact-links';
import { ContactPreferencesService } from './contact-preferences.service';

/** Said explicitly: Nest has set 200 by then. */
const FOUND = 302;

@Controller()
@NoStore()
export class ContactController {
  constructor(
    private readonly preferences: ContactPreferencesService,
    private readonly links: ContactLinks,
  ) {}

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
    return this.preferences.set(session.user.uid, purpose, isOn);
  }

  @Route(contactEndpoints.endByLink)
  endByLink(@Input('body') { token }: BodyOf<typeof contactEndpoints.endByLink>) {
    return this.links.end(token);
  }

  @Route(contactEndpoints.endByMailProgram)
  endByMailProgram(@Input('params') { token }: ParamsOf<typeof contactEndpoints.endByMailProgram>) {
    return this.links.end(token);
  }

  @Route(contactEndpoints.toPage)
  async toPage(
    @Input('params') { token }: ParamsOf<typeof contactEndpoints.toPage>,
    @Res() reply: FastifyReply,
  ) {
    await reply.redirect(this.links.pagePath(token), FOUND);
  }
}
