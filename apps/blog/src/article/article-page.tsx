/** One article. */
export function ArticlePage() {
  return <h1>Articolo</h1>;
}
