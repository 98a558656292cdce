import type { Company } from '@zaino/contracts/shared';
import type { ReactNode } from 'react';
import type { TextSection } from '../text-page/text-page';

/** One version of a legal text. */
export interface LegalContent {
  title: string;
  intro: ReactNode;
  sections: TextSection[];
}

/** The versions of a text by the day from which they hold; they name the company as it is now. */
export type LegalVersions = Record<string, (company: Company) => LegalContent>;
