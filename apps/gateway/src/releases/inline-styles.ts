import { createHash } from 'node:crypto';
import type { Release } from '@zaino/contracts/shared';
import { releaseBase } from './release-url';

/** A stylesheet as it stands in the HTML. */
export interface InlineStyle {
  text: string;
  /** Source expression of the content security policy that lets it through. */
  hash: string;
}

const relativeUrl = /url\((["']?)(?!["']?(?:[a-z]+:|\/|#))/g;

/** The stylesheets of a release, ready to stand in a page; none in development, where they change. */
export function inlineStyles(
  release: Release,
  readText: (file: string) => string,
): Map<string, InlineStyle> {
  if (release.base !== undefined) return new Map();
  const files = Object.keys(release.integrity).filter((file) => file.endsWith('.css'));
  const base = releaseBase(release);
  return new Map(
    files.map((file) => {
      const text = readText(file).replace(relativeUrl, `url($1${base}`);
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      return [file, { text, hash }];
    }),
  );
}
