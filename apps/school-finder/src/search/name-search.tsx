import { SuggestionField } from '@zaino/ui/suggestion-field';
import { EXAMPLE_SCHOOL } from '@zaino/web/example-school';
import { useNavigate } from '@zaino/web/router';
import { useHydrated } from '@zaino/web/use-hydrated';
import { useMemo, useState } from 'react';
import { missingListWords } from './list-state';
import css from './name-search.module.css';
import type { SchoolResult } from './found-school';
import { change, placeOf, type Search } from './search-params';
import { type SchoolSuggestions, useSchoolSuggestions } from './use-school-suggestions';

interface NameSearchProps {
  search: Search;
  /** A school of the place that is looked at: what the placeholder names must exist. */
  example: string | undefined;
  onSearch: (search: Search) => void;
}

/** In place of a school's code: all that the name finds. */
const ALL = 'all';

/** The name box with schools suggested while one types; the form around it sends what it holds. */
export function NameSearch({ search, example, onSearch }: NameSearchProps) {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const { nome } = search;
  const place = placeOf(search);
  const [text, setText] = useState(nome);
  const [nameInAddress, setNameInAddress] = useState(nome);
  if (nameInAddress !== nome) {
    setNameInAddress(nome);
    setText(nome);
  }
  const suggestions = useSchoolSuggestions(text === nome ? null : text, search);
  const options = useMemo(() => optionsOf(suggestions), [suggestions]);

  return (
    <SuggestionField
      label={place ? `Nome della scuola, in ${place}` : 'Nome della scuola, in tutta Italia'}
      name="nome"
      value={text}
      onChange={(event) => setText(event.target.value)}
      maxLength={100}
      placeholder={placeholderOf(place, example)}
      autoComplete="off"
      enterKeyHint="search"
      // Before hydration nothing would enable the button again.
      isButtonDisabled={isHydrated && text.trim() === ''}
      listLabel="Scuole suggerite"
      countWords={countWords(suggestions)}
      suggestions={options}
      onChoose={(id) => {
        if (id === ALL) onSearch(change(search, 'nome', text.trim()));
        else void navigate(`/scuola/${id}`);
      }}
    />
  );
}

function placeholderOf(place: string, example: string | undefined): string {
  if (place === '') return EXAMPLE_SCHOOL;
  return example ? `es. ${example}` : 'es. liceo';
}

function countWords({ schools }: SchoolSuggestions): string {
  return schools.length === 1 ? '1 scuola suggerita' : `${schools.length} scuole suggerite`;
}

function optionsOf({ schools, total }: SchoolSuggestions) {
  const options = schools.map((school) => ({
    id: school.codiceScuola,
    content: <SuggestedSchool school={school} />,
  }));
  const all = { id: ALL, content: <span className={css.all}>Mostra tutte le {total} scuole</span> };
  return total > schools.length ? [...options, all] : options;
}

function SuggestedSchool({ school }: { school: SchoolResult }) {
  const { nomeScuola, comune, siglaProvincia, tipologiaGrado } = school;
  const place = `${comune} (${siglaProvincia})`;
  return (
    <>
      <span className={css.school}>{nomeScuola}</span>{' '}
      <span className={css.facts}>
        {[place, missingListWords(school) ?? tipologiaGrado].join(' · ')}
      </span>
    </>
  );
}
