import {
  HIGHEST_MARGIN,
  HIGHEST_PRICE,
  LONGEST_CATEGORY,
  LONGEST_TAG,
  MOST_PIECES,
  MOST_TAGS,
} from '@zaino/contracts/catalogue';
import { isImageUrl } from '@zaino/contracts/shared';
import { formatAmount } from '@zaino/rules/money';
import type { FieldErrors } from '@zaino/web/use-submission';
import { numberIn, type ProductField, type ProductValues, tagsIn } from './product-values';

interface Range {
  min: number;
  max: number;
  isWhole?: true;
}

const ranges: Partial<Record<ProductField, Range>> = {
  prezzoOriginale: { min: 0, max: HIGHEST_PRICE },
  margine: { min: 0, max: HIGHEST_MARGIN },
  sconto: { min: 0, max: 100 },
  pezzi_disponibili: { min: 0, max: MOST_PIECES, isWhole: true },
  pezzi_singolo_acquisto: { min: 1, max: MOST_PIECES, isWhole: true },
  valutazione: { min: 0, max: 5 },
  numeroRecensioni: { min: 0, max: 10_000_000, isWhole: true },
};

const shown = (value: number) =>
  Number.isInteger(value) ? value.toLocaleString('it-IT') : formatAmount(value);

function numberError(text: string, { min, max, isWhole }: Range): string | undefined {
  if (text.trim() === '') return 'Scrivi un numero.';
  const value = numberIn(text);
  if (Number.isNaN(value)) return 'Non è un numero.';
  if (value < min) return min === 0 ? 'Non può essere negativo.' : `Almeno ${shown(min)}.`;
  if (value > max) return `Al massimo ${shown(max)}.`;
  if (isWhole && !Number.isInteger(value)) return 'Serve un numero intero.';
  if (!isWhole && !/^\d+([.,]\d{1,2})?$/.test(text.trim())) return 'Al massimo due decimali.';
  return undefined;
}

function nameError(text: string, missing: string): string | undefined {
  if (text.trim() === '') return missing;
  return text.trim().length > LONGEST_CATEGORY
    ? `Al massimo ${LONGEST_CATEGORY} caratteri.`
    : undefined;
}

function linkError(url: string): string | undefined {
  if (url.trim() === '' || /^https?:\/\/[^/\s]/i.test(url.trim())) return undefined;
  return 'Serve un indirizzo che comincia con http:// o https://';
}

function tagsError(text: string): string | undefined {
  const tags = tagsIn(text);
  if (tags.length > MOST_TAGS) return `Al massimo ${MOST_TAGS} tag.`;
  const long = tags.find((tag) => tag.length > LONGEST_TAG);
  return long && `“${long.slice(0, 20)}…” è troppo lungo: al massimo ${LONGEST_TAG} caratteri.`;
}

function imageErrors(urls: string[]): [string, string][] {
  return urls.flatMap((url, index): [string, string][] =>
    url.trim() === '' || isImageUrl(url.trim())
      ? []
      : [[`immagini.${index}`, 'Serve l’indirizzo di un’immagine, che comincia con https://']],
  );
}

/** What is wrong with a form, by field (specification, point 5); blank where all is well. */
export function productErrors(values: ProductValues): FieldErrors {
  const numbers = Object.entries(ranges).map(([field, range]) => [
    field,
    numberError(String(values[field as ProductField]), range),
  ]);
  const errors: [string, string | undefined][] = [
    ['nome', values.nome.trim() === '' ? 'Scrivi il nome del prodotto.' : undefined],
    ['categoria', nameError(values.categoria, 'Scegli una categoria.')],
    ...(numbers as [string, string | undefined][]),
    ['fornitore', nameError(values.fornitore, 'Scegli un fornitore.')],
    ['urlAliexpress', linkError(values.urlAliexpress)],
    ['tags', tagsError(values.tags)],
    ...imageErrors(values.immagini),
  ];
  return Object.fromEntries(errors.filter(([, words]) => words !== undefined));
}
