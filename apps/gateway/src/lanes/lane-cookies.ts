import { randomInt } from 'node:crypto';
import { VISITOR_PLACES } from '@zaino/contracts/releases';
import { cookies, type NecessaryCookie } from '@zaino/contracts/shared';
import { clearCookie, cookieValue, setCookie } from '@zaino/service/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookies by which a browser stays with the versions that it has. */
export class LaneCookies {
  constructor(private readonly isSecure: boolean) {}

  /** Undefined where there is none, or none that this shop has given. */
  placeOf(request: FastifyRequest): number | undefined {
    const text = cookieValue(request, cookies.place.name, /^(?:0|[1-9]\d{0,3})$/);
    return text === null ? undefined : Number(text);
  }

  /** A new place by chance, for who has none. */
  givePlace(reply: FastifyReply): number {
    const place = randomInt(VISITOR_PLACES);
    this.set(reply, cookies.place, String(place));
    return place;
  }

  /** A token, whatever it is worth. */
  previewOf(request: FastifyRequest): string | null {
    return cookieValue(request, cookies.preview.name, /^[\w-]+$/);
  }

  staffOf(request: FastifyRequest): string | null {
    return cookieValue(request, cookies.staffPreview.name, /^[\w-]+$/);
  }

  setPreview(reply: FastifyReply, token: string): void {
    this.set(reply, cookies.preview, token);
  }

  setStaff(reply: FastifyReply, token: string): void {
    this.set(reply, cookies.staffPreview, token);
  }

  clearPreview(reply: FastifyReply): void {
    clearCookie(reply, cookies.preview, { isSecure: this.isSecure });
  }

  clearStaff(reply: FastifyReply): void {
    clearCookie(reply, cookies.staffPreview, { isSecure: this.isSecure });
  }

  private set(reply: FastifyReply, cookie: NecessaryCookie, value: string): void {
    setCookie(reply, cookie, { value, isSecure: this.isSecure });
  }
}
