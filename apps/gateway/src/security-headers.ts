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
export function securityHeaders(isDevelopment: boolean): Record<string, string> {
  const relaxed = {
    ...directives,
    'script-src': "'self' 'unsafe-eval'",
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': "'self' ws: http://127.0.0.1:* http://localhost:*",
  };
  return {
    'content-security-policy': text(isDevelopment ? relaxed : directives),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  };
}
