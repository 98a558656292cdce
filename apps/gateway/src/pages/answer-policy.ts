import type { FastifyInstance } from 'fastify';

/** What an answer that is no page may do where somebody opens it by itself: nothing. */
const nothing = ["default-src 'none'", "base-uri 'none'", "form-action 'none'"];
const unframed = "frame-ancestors 'none'";

/** A worker goes by the policy of its own file. */
const ofScripts = [...nothing, "script-src 'self'"];

/** By media type, where opening it by itself needs more than nothing. */
const more: Record<string, string[]> = {
  // The browser's own viewer of documents is a plug-in to some, which default-src would keep out.
  'application/pdf': ["base-uri 'none'", "form-action 'none'"],
  'text/javascript': ofScripts,
  'application/javascript': ofScripts,
  // Attributes of a drawing.
  'image/svg+xml': [...nothing, "style-src 'unsafe-inline'"],
};

/** Gives a content security policy to every answer that has none of its own: files, calls, errors. */
export function limitAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload) => {
    if (!reply.hasHeader('content-security-policy')) {
      const [type = ''] = String(reply.getHeader('content-type') ?? '').split(';');
      const directives = [...(more[type.trim().toLowerCase()] ?? nothing), unframed];
      void reply.header('content-security-policy', directives.join('; '));
    }
    return Promise.resolve(payload);
  });
}
