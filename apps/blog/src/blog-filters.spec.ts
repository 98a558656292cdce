import { articlePath } from '@zaino/rules/page-path';
import { blogPath, noFilters, readFilters, readPage } from './blog-filters';

const paramsOf = (query: string) => new URLSearchParams(query);

describe('the address of the list', () => {
  it.each([
    ['', '/blog'],
    ['cerca=&categoria=&tag=&pagina=', '/blog'],
    ['cerca=libri+usati', '/blog?cerca=libri+usati'],
    ['cerca=%20%20libri%20', '/blog?cerca=libri'],
    ['categoria=spese&pagina=2', '/blog?categoria=spese&pagina=2'],
    ['tag=scuola%20media&cerca=a%26b', '/blog?cerca=a%26b&tag=scuola+media'],
    ['pagina=1', '/blog'],
    ['pagina=0', '/blog'],
    ['pagina=-3', '/blog'],
    ['pagina=due', '/blog'],
    ['pagina=1e3', '/blog'],
    ['pagina=9999', '/blog?pagina=8000'],
    ['utm_source=x', '/blog'],
  ])('%s is read and written as %s', (query, path) => {
    expect(blogPath(readFilters(paramsOf(query)), readPage(paramsOf(query)))).toBe(path);
  });

  it('asks for no more letters than the service takes', () => {
    const long = 'a'.repeat(500);
    const filters = readFilters(paramsOf(`cerca=${long}&categoria=${long}&tag=${long}`));
    expect(filters.cerca).toHaveLength(100);
    expect(filters.categoria).toHaveLength(60);
    expect(filters.tag).toHaveLength(40);
  });

  it('of an article keeps to its path', () => {
    expect(articlePath('a/b?c')).toBe('/blog/a%2Fb%3Fc');
    expect(blogPath(noFilters)).toBe('/blog');
  });
});
