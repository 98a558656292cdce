import { postalCodePattern } from '@zaino/contracts/bookshops';

/** Where somebody looks for a bookshop, as it stands in the address; blank where nothing is chosen. */
export interface DirectoryPlace {
  cap: string;
  /** Car-plate code or name; blank with a postal code, which says more. */
  provincia: string;
}

export const directoryParams = ['cap', 'provincia', 'pagina'] as const;

export const isPostalCode = (text: string): boolean => postalCodePattern.test(text);

export function readPlace(params: URLSearchParams): DirectoryPlace {
  const cap = params.get('cap')?.trim() ?? '';
  const provincia = params.get('provincia')?.trim().slice(0, 100) ?? '';
  return { cap, provincia: isPostalCode(cap) ? '' : provincia };
}

/** Which page of the list an address asks for; the first one where it names none. */
export function readPage(params: URLSearchParams): number {
  const page = params.get('pagina') ?? '';
  return /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1;
}

/** The address of a list and of a page of it; blanks are left out. */
export function directoryPath({ cap, provincia }: Partial<DirectoryPlace>, page = 1): string {
  const params = new URLSearchParams();
  if (cap) params.set('cap', cap);
  if (provincia) params.set('provincia', provincia);
  if (page > 1) params.set('pagina', String(page));
  return params.size > 0 ? `/librerie?${params.toString()}` : '/librerie';
}
