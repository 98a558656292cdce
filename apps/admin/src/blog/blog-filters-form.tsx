import type { BlogCategory } from '@zaino/contracts/blog';
import { Button, buttonClass } from '@zaino/ui/button';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { Form, Link } from '@zaino/web/router';
import { type ArticleTableFilters, blogPath } from './blog-filters';
import listCss from '../layout/list-page.module.css';
import { articleStateWords } from './state-words';

interface BlogFiltersFormProps {
  filters: ArticleTableFilters;
  categories: BlogCategory[];
  /** Asks for the dialog of the categories. */
  onCategories: () => void;
}

/** A plain form: what is asked for stands in the address, to be kept and shared. */
export function BlogFiltersForm({ filters, categories, onCategories }: BlogFiltersFormProps) {
  // The next search keeps it, though nobody could say what it is called.
  const isUnknown =
    filters.category !== '' && !categories.some(({ id }) => id === filters.category);
  return (
    <Form role="search" action="/admin/blog" className={listCss.filters}>
      <TextField
        type="search"
        name="cerca"
        label="Parole del titolo o del testo"
        autoComplete="off"
        maxLength={100}
        defaultValue={filters.search}
        className={listCss.search ?? ''}
      />
      <SelectField name="stato" label="Stato" defaultValue={filters.state}>
        <option value="">Tutti</option>
        {Object.entries(articleStateWords).map(([state, words]) => (
          <option key={state} value={state}>
            {words}
          </option>
        ))}
      </SelectField>
      <SelectField name="categoria" label="Categoria" defaultValue={filters.category}>
        <option value="">Tutte</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {isUnknown && <option value={filters.category}>{filters.category}</option>}
      </SelectField>
      <div className={listCss.buttons}>
        <Button type="submit" size="small">
          Cerca
        </Button>
        <Link to={blogPath({})} className={buttonClass({ variant: 'text', size: 'small' })}>
          Cancella filtri
        </Link>
        <Button variant="text" size="small" onClick={onCategories}>
          Gestisci le categorie
        </Button>
      </div>
    </Form>
  );
}
