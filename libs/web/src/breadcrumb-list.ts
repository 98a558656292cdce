/** A step of the way to a page. */
interface Step {
  name: string;
  /** Path with its query. */
  path: string;
}

/** The way to a page for search engines (schema.org). */
export function breadcrumbList(origin: string, steps: Step[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
