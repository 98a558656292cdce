import { MOST_DOUBTFUL, MOST_ISBNS, type ReadCodes } from '@zaino/rules/isbns-in-text';

export const noCodes: ReadCodes = { isbns: [], doubtful: [], isCut: false };

export const hasCodes = ({ isbns, doubtful }: ReadCodes) => isbns.length + doubtful.length > 0;

/** What several texts or pictures say together; as much of it as one question takes. */
export function mergeCodes(all: readonly ReadCodes[]): ReadCodes {
  const isbns = [...new Set(all.flatMap((one) => one.isbns))];
  const doubtful = [...new Set(all.flatMap((one) => one.doubtful))].filter(
    (code) => !isbns.includes(code),
  );
  const isCut =
    all.some((one) => one.isCut) || isbns.length > MOST_ISBNS || doubtful.length > MOST_DOUBTFUL;
  return { isbns: isbns.slice(0, MOST_ISBNS), doubtful: doubtful.slice(0, MOST_DOUBTFUL), isCut };
}
