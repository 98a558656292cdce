import { Controller, Header, Inject, Req, Res } from '@nestjs/common';
import { type Guest, guestEndpoints as endpoints } from '@zaino/contracts/orders';
import { cookies } from '@zaino/contracts/shared';
import { CONFIG } from '@zaino/service/config.module';
import { clearCookie, cookieToken, needsSecureCookies, setCookie } from '@zaino/service/cookie';
import { mailOriginOf } from '@zaino/service/mail/mail-origin';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { GuestsService, type OpenedBrowser } from '../guests/guests.service';
import { GuestClaimsService } from './guest-claims.service';
import { GuestLinksService } from './guest-links.service';

@Controller()
export class GuestOrdersController {
  private readonly isSecure: boolean;

  constructor(
    private readonly guests: GuestsService,
    private readonly links: GuestLinksService,
    private readonly claims: GuestClaimsService,
    @Inject(CONFIG) config: Config,
  ) {
    this.isSecure = needsSecureCookies(config.PUBLIC_URL);
  }

  @Route(endpoints.begin)
  async begin(
    @Input('body') { email }: BodyOf<typeof endpoints.begin>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { network = '' } = mailOriginOf(request);
    return this.answer(reply, await this.guests.begin({ email, key: keyOf(request), network }));
  }

  @Route(endpoints.current)
  @Header('cache-control', 'no-store')
  async current(@Req() request: FastifyRequest) {
    const key = keyOf(request);
    const guest = key === null ? null : await this.guests.find(key);
    return { guest: guest && { email: guest.email, token: guest.token } };
  }

  @Route(endpoints.openLink)
  async openLink(
    @Input('body') { key }: BodyOf<typeof endpoints.openLink>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(reply, await this.guests.openLink(key));
  }

  @Route(endpoints.sendLink)
  async sendLink(
    @Input('body') { email }: BodyOf<typeof endpoints.sendLink>,
    @Req() request: FastifyRequest,
  ) {
    await this.links.askFor(email, mailOriginOf(request));
    return { success: true as const };
  }

  @Route(endpoints.claim)
  async claim(
    @CurrentSession() { session }: SignedIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.claims.claim(keyOf(request), session.user.uid);
    clearCookie(reply, cookies.guest, { isSecure: this.isSecure });
    return { success: true as const };
  }

  private answer(reply: FastifyReply, { key: value, email, token }: OpenedBrowser): Guest {
    setCookie(reply, cookies.guest, { value, endsWithBrowser: true, isSecure: this.isSecure });
    return { email, token };
  }
}

const keyOf = (request: FastifyRequest) => cookieToken(request, cookies.guest.name);
