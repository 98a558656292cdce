import { createHash } from 'node:crypto';
import type { CedolaComune } from '@zaino/contracts/orders';
import { foldLetters } from '@zaino/service/text-search/fold-letters';

/** What makes two codes the same one, however they are typed: the Comune, and letters and figures. */
export function codeKeyOf(code: string, { comune, provincia }: CedolaComune): string {
  return hashOf([letters(comune), provincia, letters(code)]);
}

/** The same at one bookshop. */
export function activeKeyOf(bookshopId: string, codeKey: string): string {
  return hashOf([bookshopId, codeKey]);
}

const letters = (text: string) => foldLetters(text).replace(/[^\p{L}\p{N}]/gu, '');

function hashOf(content: string[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
