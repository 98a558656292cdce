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

/** What a part of a pattern weighs for the router: the heaviest of those that fit an address is meant. */
function weightOf(segment: string): number {
  if (segment === '*') return -1;
  return segment.startsWith(':') ? 4 : 11;
}

function weigh({ path }: RoutePattern): number {
  const parts = path.split('/').filter((segment) => segment !== '');
  return parts.reduce((sum, segment) => sum + weightOf(segment), 0);
}

/** As the router reads it: an address may write any letter as `%61`. */
function decoded(path: string): string {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

/** Gives the pattern that a path fits, as the router will find, so that it is known before the page is rendered. */
export function patternMatcher(
  patterns: RoutePattern[],
): (path: string) => RoutePattern | undefined {
  const known = [...patterns]
    .sort((one, other) => weigh(other) - weigh(one))
    .map((pattern) => ({ pattern, regExp: regExpOf(pattern) }));
  return (path) => {
    const read = decoded(path);
    return known.find(({ regExp }) => regExp.test(read))?.pattern;
  };
}
