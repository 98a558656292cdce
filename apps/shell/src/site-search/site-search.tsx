import { SearchField } from '@zaino/ui/search-field';
import { classNames } from '@zaino/ui/class-names';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Form, useLocation } from '@zaino/web/router';
import { reportError } from '@zaino/web/telemetry';
import { type ComponentType, useState } from 'react';
import type { SuggestionsProps } from './suggestions';
import { RESULTS_PATH, WORDS_PARAM } from './search-address';
import css from './site-search.module.css';

interface SiteSearchProps {
  /** The largest thing on the page, with its label to be seen. */
  isLarge?: boolean;
  className?: string | undefined;
}

const LABEL = 'Scuola, classe, libro o prodotto';

/**
 * The one search (docs/decisions/site-search.md): a plain form that leads to the page of results. What suggests while one
 * types comes when somebody is about to type.
 */
export function SiteSearch({ isLarge = false, className }: SiteSearchProps) {
  const { pathname, search } = useLocation();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const words = (pathname === RESULTS_PATH && new URLSearchParams(search).get(WORDS_PARAM)) || '';

  const prepare = () => {
    import(/* webpackChunkName: 'site-search' */ './suggestions').then(
      (part) => setSuggestions(() => part.Suggestions),
      reportError,
    );
  };
  return (
    <Form
      key={words}
      action={RESULTS_PATH}
      role="search"
      aria-label={isLarge ? undefined : 'Negozio'}
      className={classNames(css.form, className)}
      onFocus={prepare}
    >
      <SuggestingBox words={words} isLarge={isLarge} Suggestions={Suggestions} />
    </Form>
  );
}

interface SuggestingBoxProps {
  words: string;
  isLarge: boolean;
  /** Null until its code is there. */
  Suggestions: ComponentType<SuggestionsProps> | null;
}

/** Knows its own box alone: with the one of the page before, the suggestions for that would open over the results. */
function SuggestingBox({ words, isLarge, Suggestions }: SuggestingBoxProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return (
    <>
      <SearchField
        ref={setInput}
        label={isLarge ? LABEL : <VisuallyHidden>{LABEL}</VisuallyHidden>}
        // A box of type "search" may not be a combobox (ARIA in HTML).
        type="text"
        name={WORDS_PARAM}
        defaultValue={words}
        placeholder={isLarge ? 'es. 1A liceo Roma' : LABEL}
        autoComplete="off"
        enterKeyHint="search"
        required
        isLarge={isLarge}
        buttonText={isLarge ? 'Cerca' : 'Trova'}
      />
      {Suggestions && input && <Suggestions input={input} />}
    </>
  );
}
