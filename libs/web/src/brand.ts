declare const __BRAND__: { name?: string; domain?: string } | undefined;

// Set by the build from BRAND_NAME and BRAND_DOMAIN; tests run without a build.
const configured = typeof __BRAND__ === 'undefined' ? {} : __BRAND__;

/** The shop's name on the screen. */
export const BRAND_NAME = configured.name ?? 'Zaino';

/**
 * Address of a bookshop's own shop, by its domain (specification, point 2). Without a domain of its own the product's
 * name stands for it.
 */
export function bookshopAddress(domain: string): string {
  return `${domain}.${configured.domain ?? `${BRAND_NAME.toLowerCase()}.it`}`;
}

/** The school year that is being sold (specification, point 1). */
export const SCHOOL_YEAR = '2025-2026';
