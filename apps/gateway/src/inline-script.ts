import { createHash } from 'node:crypto';

/** A script that stands in the page itself, since it must run before the first file has come. */
interface InlineScript {
  markup: string;
  /** Source expression of the content security policy that lets it through. */
  hash: string;
}

/** Makes one of its text, which must not contain `</script`. */
export function inlineScript(text: string): InlineScript {
  const hash = createHash('sha256').update(text).digest('base64');
  return { markup: `<script>${text}</script>`, hash: `'sha256-${hash}'` };
}
