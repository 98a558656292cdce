import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CSP_REPORTS_PATH } from './csp-reports';
import { inlineScripts } from './inline-scripts';

/** Name under which the policy finds the address of its reports. */
const REPORTING_GROUP = 'csp';

const ONE_YEAR_S = 31_536_000;

type Directives = Record<string, string>;

const ownScripts = ["'self'", ...inlineScripts.map(({ hash }) => hash)].join(' ');

/** What a page may do: its own scripts and styles, no text that becomes code, nobody's frame. */
const everywhere: Directives = {
  'default-src': "'none'",
  'script-src': ownScripts,
  'worker-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  // Products' images may stand elsewhere on the web.
  'img-src': "'self' https:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** The second one's markup is an article's, cleaned (apps/blog/src/article/clean-html.ts). */
const trustedTypes = 'zaino zaino-article';

const production: Directives = {
  ...everywhere,
  'require-trusted-types-for': "'script'",
  // Its only address is the service worker's (apps/shell/src/offline/register-worker.ts).
  'trusted-types': `${trustedTypes} zaino-worker`,
  'report-uri': CSP_REPORTS_PATH,
};

/** What only makes sense by TLS: browsers with the Reporting API use it there, and `report-uri` elsewhere. */
const byTls: Directives = { 'report-to': REPORTING_GROUP };
const onlyTls: Directives = { 'upgrade-insecure-requests': '' };

/**
 * Of the admins' pages: an image may be looked at before it is sent, and no form is sent by the browser itself. The
 * articles' editor reads markup by two policies, its own and its library's (docs/decisions/article-editor.md).
 */
const ofAdmins: Directives = {
  'img-src': "'self' https: blob:",
  'form-action': "'none'",
  'trusted-types': `${trustedTypes} zaino-editor ProseMirrorClipboard`,
};

/** Hot reload takes files from the dev servers, evaluates code and talks to a web socket. */
const development: Directives = {
  ...everywhere,
  'script-src': `${ownScripts} 'unsafe-eval' http://127.0.0.1:*`,
  'style-src': "'self' http://127.0.0.1:*",
  'font-src': "'self' http://127.0.0.1:*",
  'img-src': "'self' https: blob: http://127.0.0.1:*",
  'connect-src': "'self' ws://127.0.0.1:* http://127.0.0.1:*",
};

/** Also takes an app from the visitor's own machine, where a developer serves it, and hears there of changes. */
function withLocalOrigin(directives: Directives, origin: string): Directives {
  const more = (name: string, ...sources: string[]) => [directives[name], ...sources].join(' ');
  return {
    ...directives,
    'script-src': more('script-src', origin),
    'style-src': more('style-src', origin),
    'font-src': more('font-src', origin),
    'img-src': more('img-src', origin),
    'connect-src': more('connect-src', origin, origin.replace('http:', 'ws:')),
  };
}

/** Nothing of a device that the shop has no use for. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Passkeys, on our own pages alone. */
const ownFeatures = ['publickey-credentials-create', 'publickey-credentials-get'];

const permissionsPolicy = [
  ...unusedFeatures.map((feature) => `${feature}=()`),
  ...ownFeatures.map((feature) => `${feature}=(self)`),
].join(', ');

const policyText = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

interface PageSecurity {
  request: FastifyRequest;
  isDevelopment: boolean;
  isOfAdmins: boolean;
  /** Of the styles that stand in the page. */
  styleHashes: string[];
  /** Of `PageAnalytics`. */
  analyticsOrigins: string[];
  /** On the visitor's own machine, where an app of the page comes from there. */
  localOrigin?: string | undefined;
}

/** Headers of every HTML page. */
export function securityHeaders(page: PageSecurity): Record<string, string> {
  const { request, isOfAdmins, styleHashes, analyticsOrigins } = page;
  const isPublic = isPublicHttps(request);
  const directives = directivesOf(page, isPublic);
  const styles = [directives['style-src'], ...styleHashes].join(' ');
  // Admins' pages are told of to nobody.
  const connections = [directives['connect-src'], ...(isOfAdmins ? [] : analyticsOrigins)].join(
    ' ',
  );
  return {
    'content-security-policy': policyText({
      ...directives,
      'style-src': styles,
      'connect-src': connections,
    }),
    ...(isPublic && { 'reporting-endpoints': `${REPORTING_GROUP}="${CSP_REPORTS_PATH}"` }),
    // Nobody else hears of the admins' addresses, nor that there are any.
    'referrer-policy': isOfAdmins ? 'same-origin' : 'strict-origin-when-cross-origin',
    ...(isOfAdmins && { 'x-robots-tag': 'noindex, nofollow' }),
    'permissions-policy': permissionsPolicy,
    'cross-origin-opener-policy': 'same-origin',
  };
}

function directivesOf(
  { isDevelopment, isOfAdmins, localOrigin }: PageSecurity,
  isPublic: boolean,
): Directives {
  const directives = {
    ...(isDevelopment ? development : { ...production, ...(isOfAdmins && ofAdmins) }),
    ...(isPublic && byTls),
    // What comes from the visitor's own machine has none, and a browser must not ask it for that.
    ...(isPublic && localOrigin === undefined && onlyTls),
  };
  return localOrigin === undefined ? directives : withLocalOrigin(directives, localOrigin);
}

/** Adds to every answer what holds for pages, files and calls alike. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-content-type-options', 'nosniff');
    if (isPublicHttps(request)) {
      // Sub-domains are the shop's own: the admin area and the bookshops' fronts.
      void reply.header('strict-transport-security', `max-age=${ONE_YEAR_S}; includeSubDomains`);
    }
    done();
  });
}

/**
 * Whether a call came by TLS, ours or a trusted proxy's (`TRUSTED_PROXIES`), for a name that is not this machine's
 * own: a browser that was told to use HTTPS on `localhost` would do so for every program there.
 */
export function isPublicHttps({ protocol, hostname }: FastifyRequest): boolean {
  return (
    protocol === 'https' && !/^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[?::1\]?|)$/i.test(hostname)
  );
}
