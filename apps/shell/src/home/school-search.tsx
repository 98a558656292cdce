import { SearchField } from '@zaino/ui/search-field';
import { EXAMPLE_SCHOOL } from '@zaino/web/example-school';
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
        placeholder={EXAMPLE_SCHOOL}
        autoComplete="off"
        required
        isLarge={isLarge}
      />
    </Form>
  );
}
