import { z } from 'zod';
import type { Endpoint } from '@zaino/contracts/shared';
import { samplePath } from './all-endpoints';

/** Makes the path of a call with a text in one place of its address. */
export type PathWith = (text: string) => string;

export interface TextPlace {
  name: string;
  pathWith: PathWith;
}

/** Every place in the address of a call: the parameters of its query, and of its path. */
export function textPlaces(endpoint: Endpoint): TextPlace[] {
  const path = samplePath(endpoint);
  const { properties = {}, required = [] } = z.toJSONSchema(endpoint.query, {
    io: 'input',
    unrepresentable: 'any',
  });
  const inQuery = Object.keys(properties).map((name): TextPlace => {
    const others = required.filter((other) => other !== name).map((other) => `${other}=Cremona`);
    const rest = others.map((other) => `&${other}`).join('');
    return { name, pathWith: (text) => `${path}?${name}=${encodeURIComponent(text)}${rest}` };
  });
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([whole, name = '']): TextPlace => {
    const [before = '', after = ''] = endpoint.path.split(whole);
    const filled = (part: string) => samplePath({ ...endpoint, path: part });
    return {
      name,
      pathWith: (text) => filled(before) + encodeURIComponent(text) + filled(after),
    };
  });
  return [...inQuery, ...inPath];
}
