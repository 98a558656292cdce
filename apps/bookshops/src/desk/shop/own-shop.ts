import type { OwnTenant } from '@zaino/contracts/bookshops';

/** The own bookshop on its page: what each section reads, and tells. */
export interface OwnShop {
  tenant: OwnTenant;
  /** After a change: the bookshop as it is now, and what is said of it. */
  onChanged: (tenant: OwnTenant, words: string) => void;
  /** Whether a section has something that is not saved. */
  onUnsaved: (part: string, isUnsaved: boolean) => void;
}

/** Every section has it, and nothing that another one has. */
export interface ShopSectionProps {
  shop: OwnShop;
}
