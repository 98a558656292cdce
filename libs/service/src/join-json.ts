/** A JSON object whose first member is an array of items that were serialised before. */
export function joinJson(member: string, items: Buffer[], rest: object = {}): Buffer {
  const tail = JSON.stringify(rest).slice(1);
  const parts: Buffer[] = [Buffer.from(`{${JSON.stringify(member)}:[`)];
  items.forEach((item, index) => {
    if (index > 0) parts.push(comma);
    parts.push(item);
  });
  parts.push(Buffer.from(tail === '}' ? ']}' : `],${tail}`));
  return Buffer.concat(parts);
}

const comma = Buffer.from(',');
