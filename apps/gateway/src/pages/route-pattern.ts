import type { RoutePattern } from '@zaino/contracts/shared';

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** A part of React Router's pattern with the slash before it. */
function partOf(segment: string): string {
  if (segment === '*') return '(?:/.*)?';
  const isOptional = segment.endsWith('?');
  const name = isOptional ? segment.slice(0, -1) : segment;
  const part = name.startsWith(':') ? '/[^/]+' : `/${escaped(name)}`;
  return isOptional ? `(?:${part})?` : part;
}

function regExpOf({ path }: RoutePattern): RegExp {
  const parts = path.split('/').filter((segment) => segment !== '');
  return new RegExp(`^${parts.map(partOf).join('')}/?$`, 'i');
}

/** Of two patterns that fit the one with fewer variable parts is meant. */
const looseness = ({ path }: RoutePattern) => path.split(/\/[:*]/).length;

/** Gives the pattern that a path fits, as the router will find, so that it is known before the page is rendered. */
export function patternMatcher(
  patterns: RoutePattern[],
): (path: string) => RoutePattern | undefined {
  const known = [...patterns]
    .sort((one, other) => looseness(one) - looseness(other))
    .map((pattern) => ({ pattern, regExp: regExpOf(pattern) }));
  return (path) => known.find(({ regExp }) => regExp.test(path))?.pattern;
}
