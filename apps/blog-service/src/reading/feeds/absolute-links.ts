/** Every link and image of an article; in the text itself `<` is always escaped. */
const tags = /<(?:a|img)\s[^>]*>/g;

/** An article's HTML for readers elsewhere, in which addresses below our root have our origin. */
export function withAbsoluteLinks(html: string, origin: string): string {
  return html.replace(tags, (tag) =>
    tag
      .replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`)
      .replace(/\ssrcset="([^"]*)"/g, (_, list: string) => ` srcset="${absolute(list, origin)}"`),
  );
}

function absolute(srcset: string, origin: string): string {
  return srcset.replace(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`);
}
