import type { JsonBytes } from './json-bytes';

/** An object with a list, and with other members. */
type Joined<Member extends string, Item, Rest> = Record<Member, Item[]> & Rest;

/** A JSON object whose first member is an array of items that were serialised before. */
export function joinJson<Member extends string, Item, Rest extends object>(
  member: Member,
  items: JsonBytes<Item>[],
  rest: Rest,
): JsonBytes<Joined<Member, Item, Rest>> {
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
