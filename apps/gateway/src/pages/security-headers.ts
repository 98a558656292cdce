const directives = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: https:",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

const text = (policy: Record<string, string>) =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Headers of every HTML page. Development's hot reload evaluates code and talks to a web socket. */
export function securityHeaders({
  isDevelopment,
  styleHashes,
}: {
  isDevelopment: boolean;
  /** Of the styles that stand in the page. */
  styleHashes: string[];
}): Record<string, string> {
  const strict = { ...directives, 'style-src': ["'self'", ...styleHashes].join(' ') };
  const relaxed = {
    ...directives,
    'script-src': "'self' 'unsafe-eval' http://127.0.0.1:*",
    'style-src': "'self' http://127.0.0.1:*",
    'font-src': "'self' http://127.0.0.1:*",
    'img-src': "'self' data: https: http://127.0.0.1:*",
    'connect-src': "'self' ws://127.0.0.1:* http://127.0.0.1:*",
  };
  return {
    'content-security-policy': text(isDevelopment ? relaxed : strict),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  };
}
