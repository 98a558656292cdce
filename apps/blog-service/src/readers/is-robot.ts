/**
 * Search engines, previews of links, monitors and programs that fetch pages, by what they say of themselves. Every
 * browser's user agent begins with one of two words; Cubot makes telephones.
 */
const robots =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|scraper|scrapy|fetcher|preview|lighthouse|headless|phantomjs|externalhit|mediapartners|validator|monitor|^(?!(?:mozilla|opera)\/)/i;

/** Whether a caller is openly no person. */
export function isRobot(userAgent: string): boolean {
  return robots.test(userAgent.trim());
}
