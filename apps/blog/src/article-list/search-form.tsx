import { LONGEST_BLOG_SEARCH } from '@zaino/contracts/blog';
import { Button } from '@zaino/ui/button';
import { TextField } from '@zaino/ui/text-field';
import { useAddressDraft } from '@zaino/web/use-address-draft';
import { type BlogFilters, blogPath, type BlogFilterName } from '../blog-filters';
import css from './search-form.module.css';

/** What a plain form has to send along. */
const others: BlogFilterName[] = ['categoria', 'tag'];

/** The search by words: a plain GET form, which also works where no script runs. */
export function SearchForm({ filters }: { filters: BlogFilters }) {
  const { draft, change, apply } = useAddressDraft(filters, blogPath);
  return (
    <form
      role="search"
      aria-label="Articoli"
      action="/blog"
      autoComplete="off"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextField
        label="Cerca nel blog"
        type="search"
        name="cerca"
        value={draft.cerca}
        maxLength={LONGEST_BLOG_SEARCH}
        placeholder="es. libri usati"
        enterKeyHint="search"
        onChange={(event) => change({ cerca: event.target.value })}
      />
      {others.map(
        (name) =>
          filters[name] !== '' && (
            <input key={name} type="hidden" name={name} value={filters[name]} />
          ),
      )}
      <noscript>
        <Button type="submit" isWide>
          Cerca
        </Button>
      </noscript>
    </form>
  );
}
