import { createHash } from 'node:crypto';
import { COPY_HEADER } from '@zaino/rules/page-copies';
import type { Encoding } from '@zaino/service/prepared-answer';
import type { FastifyRequest } from 'fastify';
import { RETRY_AFTER_S } from '../gateway-problem';
import { compressHtml, usedEncoding } from './compress-html';
import { isPublicHttps, securityHeaders } from './security-headers';

interface PageContent {
  status: number;
  /** Where to go instead; then there is no body. */
  location?: string | undefined;
  /** HTML in UTF-8. */
  body: Buffer;
  /** Another for each other body; made of the body where there is none. */
  digest?: string | undefined;
  styleHashes: string[];
  /** Of `PageAnalytics`. */
  analyticsOrigins: string[];
  /** It lacks what a service or a remote did not give. */
  hasFailed: boolean;
  /** A page of the admin area. */
  isOfAdmins: boolean;
  /** Where an app of the page comes from that is on the visitor's own machine. */
  localOrigin?: string | undefined;
  /** It was made for the one who asks, with the cookies. */
  isPersonal: boolean;
  /** What browsers are told of a copy of it; nothing where it is undefined. */
  copyHeader?: string | undefined;
  /** Whether it will be sent again to others. */
  isKept: boolean;
  isDevelopment: boolean;
}

/** A page ready to be sent, as often as it is asked for. */
export class PageAnswer {
  private readonly hash: string;
  private readonly encodings = new Map<Encoding, Promise<Buffer>>();
  private readonly headers = new Map<boolean, Record<string, string>>();

  constructor(private readonly content: PageContent) {
    const digest = content.digest ?? createHash('sha256').update(content.body).digest('base64url');
    this.hash = digest.slice(0, 22);
  }

  /** Entity tag where a browser may keep the page; weak: the same for all encodings. */
  get tag(): string | undefined {
    const { hasFailed, isPersonal, location } = this.content;
    return hasFailed || isPersonal || location !== undefined ? undefined : `W/"${this.hash}"`;
  }

  get status(): number {
    return this.content.status;
  }

  get isKept(): boolean {
    return this.content.isKept && !this.content.hasFailed && !this.content.isPersonal;
  }

  get isRedirect(): boolean {
    return this.content.location !== undefined;
  }

  /** Memory that it needs at most: the compressed forms are together smaller than the page. */
  get bytes(): number {
    return 2 * this.content.body.length;
  }

  isSameAs({ hash, content }: PageAnswer): boolean {
    const { status, location } = this.content;
    return hash === this.hash && content.status === status && content.location === location;
  }

  /** All but those of the encoding. */
  headersFor(request: FastifyRequest): Record<string, string> {
    const isPublic = isPublicHttps(request);
    const known = this.headers.get(isPublic) ?? this.makeHeaders(request);
    this.headers.set(isPublic, known);
    return known;
  }

  encodingFor(accepted: Encoding | undefined): Encoding | undefined {
    return usedEncoding(this.content.body, accepted);
  }

  /** Compressed at the first call for an encoding. */
  encoded(encoding: Encoding | undefined): Buffer | Promise<Buffer> {
    const { body } = this.content;
    if (encoding === undefined) return body;
    const effort = this.isKept ? 'often' : 'once';
    const bytes = this.encodings.get(encoding) ?? compressHtml(body, encoding, effort);
    this.encodings.set(encoding, bytes);
    return bytes;
  }

  private makeHeaders(request: FastifyRequest): Record<string, string> {
    const { location, status, copyHeader } = this.content;
    const everywhere = { 'cache-control': this.cacheControl(), vary: 'accept-encoding, cookie' };
    if (location !== undefined) return { ...everywhere, location };
    return {
      ...everywhere,
      ...securityHeaders({ request, ...this.content }),
      'content-type': 'text/html; charset=utf-8',
      ...(this.tag !== undefined && { etag: this.tag }),
      ...(copyHeader !== undefined && { [COPY_HEADER]: copyHeader }),
      ...(status === 503 && { 'retry-after': RETRY_AFTER_S }),
    };
  }

  /** Browsers ask before they show a page again; what is somebody's own stays on no machine's disk. */
  private cacheControl(): string {
    if (this.content.isPersonal) return 'private, no-store';
    return this.content.hasFailed ? 'no-store' : 'no-cache';
  }
}
