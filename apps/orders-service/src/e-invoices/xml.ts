/** An element: its name, and its text or the elements within; what is null is left out. */
export type XmlElement = readonly [name: string, content: string | readonly (XmlElement | null)[]];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** An element as XML; text is escaped, names are our own. */
export function xmlOf([name, content]: XmlElement): string {
  if (typeof content === 'string') {
    const text = content.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
    return `<${name}>${text}</${name}>`;
  }
  const within = content.map((element) => (element === null ? '' : xmlOf(element))).join('');
  return `<${name}>${within}</${name}>`;
}
