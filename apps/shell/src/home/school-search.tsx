import { SearchField } from '@zaino/ui/search-field';
import { Form } from '@zaino/web/router';

interface SchoolSearchProps {
  /** The largest thing on the page. */
  isLarge?: boolean;
  className?: string;
}

/** Searches a school by its name, as a plain form too. */
export function SchoolSearch({ isLarge = false, className }: SchoolSearchProps) {
  return (
    <Form action="/search" role="search" className={className}>
      <SearchField
        label="Nome della scuola"
        name="nome"
        placeholder="es. Irma Valsecchi, Cremona"
        autoComplete="off"
        required
        isLarge={isLarge}
      />
    </Form>
  );
}
