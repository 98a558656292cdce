import {
  type BookFileProblem,
  bookFieldNames,
  type BookValues,
  LONGEST_BOOK_DESCRIPTION,
  LONGEST_BOOK_LINE,
  MOST_SAMPLES,
} from '@zaino/contracts/schools';
import { isbnOf } from '@zaino/rules/isbn';
import { checkValue } from '../book-columns';
import type { FileRow } from '../file-row';
import { secureLink } from '../secure-link';
import { elementsAt, type OnixElement, textAt } from './onix-element';
import { cutTo, plainText } from './plain-text';

/** Codes of EDItEUR's lists, by the list's number. */
const codes = {
  /** 1: the record is to be deleted. */
  deleted: '05',
  /** 5: ISBN-13, and the EAN that is the same. */
  identifiers: ['15', '03'],
  /** 15: the title on the book. */
  distinctiveTitle: '01',
  /** 149: of the product itself, of its collection. */
  ofProduct: '01',
  ofCollection: '02',
  /** 153: description, then a short one. */
  descriptions: ['03', '02'],
  /** 154: everybody, end customers, pupils; what is for the trade alone is not shown. */
  audiences: ['00', '03', '06'],
  /** 158 and 159: front cover, sample content, as images. */
  frontCover: '01',
  sample: '15',
  image: '03',
  /** 161: may be linked to, then may be downloaded. */
  forms: ['01', '02'],
  /** 45, 73, 163: publisher, its page of the work, day of publication. */
  publisher: '01',
  pageOfWork: '02',
  publication: '01',
  /** 23 and 24: pages, counted in one of these ways. */
  extents: ['00', '11', '05', '07'],
  pages: '03',
};

/** What a record says of a book, or why it says nothing. */
interface ReadProduct {
  row: FileRow | null;
  problems: BookFileProblem[];
}

/** `riga` is the record's number. Fields that cannot be kept are left out and named. */
export function bookOfProduct(product: OnixElement, riga: number): ReadProduct {
  const isbn = isbnOfProduct(product);
  if (isbn === null) {
    const reference = textAt(product, 'RecordReference').slice(0, 80);
    const messaggio = `Manca un ISBN-13 valido${reference && ` (record ${reference})`}`;
    return { row: null, problems: [{ riga, campo: 'ProductIdentifier', messaggio }] };
  }
  if (textAt(product, 'NotificationType') === codes.deleted) {
    return { row: { riga, isbn, values: {}, isWithdrawn: true }, problems: [] };
  }
  const problems: BookFileProblem[] = [];
  const given = valuesOf(product);
  const values: Partial<BookValues> = {};
  for (const field of bookFieldNames) {
    const value = given[field];
    if (value === undefined || value === '' || value === null) continue;
    const checked = checkValue(field, value);
    if ('problem' in checked) {
      problems.push({ riga, campo: field, messaggio: `${isbn}: ${checked.problem}` });
    } else Object.assign(values, { [field]: checked.value });
  }
  return { row: { riga, isbn, values }, problems };
}

function isbnOfProduct(product: OnixElement): string | null {
  const identifiers = elementsAt(product, 'ProductIdentifier');
  for (const type of codes.identifiers) {
    const found = identifiers.find((one) => textAt(one, 'ProductIDType') === type);
    const isbn = found && isbnOf(textAt(found, 'IDValue'));
    if (isbn) return isbn;
  }
  return null;
}

function valuesOf(product: OnixElement): Partial<BookValues> {
  const [detail = nothing] = elementsAt(product, 'DescriptiveDetail');
  const [publishing = nothing] = elementsAt(product, 'PublishingDetail');
  const [collateral = nothing] = elementsAt(product, 'CollateralDetail');
  const samples = linksOf(collateral, codes.sample).slice(0, MOST_SAMPLES);
  const [cover = ''] = linksOf(collateral, codes.frontCover, codes.image);
  const [series = nothing] = elementsAt(detail, 'Collection');
  return {
    descrizione: descriptionOf(collateral),
    copertina: cover,
    ...(samples.length > 0 && { pagineSaggio: samples }),
    collana: titleOf(series, [codes.ofCollection]),
    titoloEditore: titleOf(detail, [codes.ofProduct, '']),
    autoriEditore: authorsOf(detail),
    nomeEditore: line(textAt(publisherOf(publishing), 'PublisherName')),
    pubblicazione: dayOf(publishing),
    pagine: pagesOf(detail),
    scheda: pageOf(publishing),
  };
}

const nothing: OnixElement = { name: '', children: [], text: '', hasMarkup: false };

const line = (text: string) => cutTo(text, LONGEST_BOOK_LINE);

function titleOf(parent: OnixElement, levels: readonly string[]): string {
  const details = elementsAt(parent, 'TitleDetail');
  const isDistinctive = (one: OnixElement) => textAt(one, 'TitleType') === codes.distinctiveTitle;
  const [detail = nothing] = details.some(isDistinctive) ? details.filter(isDistinctive) : details;
  const element = elementsAt(detail, 'TitleElement').find((one) =>
    levels.includes(textAt(one, 'TitleElementLevel')),
  );
  if (element === undefined) return '';
  const parts = [textAt(element, 'TitlePrefix'), textAt(element, 'TitleWithoutPrefix')];
  const title = textAt(element, 'TitleText') || parts.filter(Boolean).join(' ');
  return line([title, textAt(element, 'Subtitle')].filter(Boolean).join('. '));
}

/** Whoever has written it, in the order of the record; of nobody else. */
function authorsOf(detail: OnixElement): string {
  const names = elementsAt(detail, 'Contributor')
    .filter((one) => /^A/.test(textAt(one, 'ContributorRole')))
    .sort((one, other) => numberOf(one) - numberOf(other))
    .map(nameOf)
    .filter(Boolean);
  return line([...new Set(names)].join(', '));
}

const numberOf = (contributor: OnixElement) => Number(textAt(contributor, 'SequenceNumber')) || 0;

function nameOf(contributor: OnixElement): string {
  const parts = [textAt(contributor, 'NamesBeforeKey'), textAt(contributor, 'KeyNames')];
  return (
    textAt(contributor, 'PersonName') ||
    parts.filter(Boolean).join(' ') ||
    textAt(contributor, 'PersonNameInverted') ||
    textAt(contributor, 'CorporateName')
  );
}

function isForFamilies(content: OnixElement): boolean {
  const audiences = elementsAt(content, 'ContentAudience').map(({ text }) => text.trim());
  return audiences.length === 0 || audiences.some((one) => codes.audiences.includes(one));
}

function descriptionOf(collateral: OnixElement): string {
  const texts = elementsAt(collateral, 'TextContent').filter(isForFamilies);
  for (const type of codes.descriptions) {
    const found = texts.find((one) => textAt(one, 'TextType') === type);
    const [text] = found ? elementsAt(found, 'Text') : [];
    if (text) return cutTo(plainText(text), LONGEST_BOOK_DESCRIPTION);
  }
  return '';
}

/** Addresses of a kind of resource, those that may be linked to first. */
function linksOf(collateral: OnixElement, type: string, mode?: string): string[] {
  const versions = elementsAt(collateral, 'SupportingResource')
    .filter(isForFamilies)
    .filter((one) => textAt(one, 'ResourceContentType') === type)
    .filter((one) => mode === undefined || textAt(one, 'ResourceMode') === mode)
    .flatMap((one) => elementsAt(one, 'ResourceVersion'));
  return codes.forms
    .flatMap((form) => versions.filter((one) => textAt(one, 'ResourceForm') === form))
    .map((one) => secureLink(textAt(one, 'ResourceLink')))
    .filter(Boolean);
}

function publisherOf(publishing: OnixElement): OnixElement {
  const publishers = elementsAt(publishing, 'Publisher');
  const isPublisher = (one: OnixElement) => textAt(one, 'PublishingRole') === codes.publisher;
  return publishers.find(isPublisher) ?? nothing;
}

function pageOf(publishing: OnixElement): string {
  const pages = elementsAt(publisherOf(publishing), 'Website');
  const page = pages.find((one) => textAt(one, 'WebsiteRole') === codes.pageOfWork);
  return page === undefined ? '' : secureLink(textAt(page, 'WebsiteLink'));
}

/** `20260301`, `202603` and `2026` are days, months and years. */
function dayOf(publishing: OnixElement): string {
  const days = elementsAt(publishing, 'PublishingDate');
  const day = days.find((one) => textAt(one, 'PublishingDateRole') === codes.publication);
  const digits = day === undefined ? '' : textAt(day, 'Date').replaceAll('-', '');
  const [, year = '', month = '', ofMonth = ''] = /^(\d{4})(\d{2})?(\d{2})?/.exec(digits) ?? [];
  return [year, month, ofMonth].filter(Boolean).join('-');
}

function pagesOf(detail: OnixElement): number | null {
  const extents = elementsAt(detail, 'Extent').filter(
    (one) => textAt(one, 'ExtentUnit') === codes.pages,
  );
  for (const type of codes.extents) {
    const extent = extents.find((one) => textAt(one, 'ExtentType') === type);
    const pages = extent && Number(textAt(extent, 'ExtentValue'));
    if (pages) return pages;
  }
  return null;
}
