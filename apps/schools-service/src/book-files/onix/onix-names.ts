/** Short tags of ONIX 3.0 by the reference names of what is read here; composites have their name in lower case. */
const short: Record<string, string> = {
  a001: 'RecordReference',
  a002: 'NotificationType',
  b221: 'ProductIDType',
  b244: 'IDValue',
  b202: 'TitleType',
  x409: 'TitleElementLevel',
  b203: 'TitleText',
  b030: 'TitlePrefix',
  b031: 'TitleWithoutPrefix',
  b029: 'Subtitle',
  b034: 'SequenceNumber',
  b035: 'ContributorRole',
  b036: 'PersonName',
  b037: 'PersonNameInverted',
  b039: 'NamesBeforeKey',
  b040: 'KeyNames',
  b047: 'CorporateName',
  b218: 'ExtentType',
  b219: 'ExtentValue',
  b220: 'ExtentUnit',
  x426: 'TextType',
  x427: 'ContentAudience',
  d104: 'Text',
  x436: 'ResourceContentType',
  x437: 'ResourceMode',
  x441: 'ResourceForm',
  x435: 'ResourceLink',
  b291: 'PublishingRole',
  b081: 'PublisherName',
  b367: 'WebsiteRole',
  b295: 'WebsiteLink',
  x448: 'PublishingDateRole',
  b306: 'Date',
};

const composites = [
  'Product',
  'ProductIdentifier',
  'DescriptiveDetail',
  'TitleDetail',
  'TitleElement',
  'Collection',
  'Contributor',
  'Extent',
  'CollateralDetail',
  'TextContent',
  'SupportingResource',
  'ResourceVersion',
  'PublishingDetail',
  'Publisher',
  'Website',
  'PublishingDate',
];

const known = new Map([
  ...Object.entries(short),
  ...composites.map((name) => [name.toLowerCase(), name] as const),
]);

/** The reference name of an element, whichever tags the file has; without the prefix of a namespace. */
export function referenceName(tag: string): string {
  const name = tag.slice(tag.indexOf(':') + 1);
  return known.get(name) ?? name;
}

/** The outermost element, in both kinds of tags. */
export const isMessage = (tag: string): boolean => /^(?:\w+:)?ONIXmessage$/i.test(tag);
