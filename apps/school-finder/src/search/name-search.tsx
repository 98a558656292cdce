import { SearchField } from '@zaino/ui/search-field';
import { useState } from 'react';
import { useHydrated } from '@zaino/web/use-hydrated';

/** The name box; the form around it sends what it holds. `place` says where it looks. */
export function NameSearch({ nome, place }: { nome: string; place: string }) {
  const isHydrated = useHydrated();
  const [text, setText] = useState(nome);
  const [nameInAddress, setNameInAddress] = useState(nome);
  if (nameInAddress !== nome) {
    setNameInAddress(nome);
    setText(nome);
  }

  return (
    <SearchField
      label={place ? `Nome della scuola, in ${place}` : 'Nome della scuola, in tutta Italia'}
      name="nome"
      value={text}
      onChange={(event) => setText(event.target.value)}
      maxLength={100}
      placeholder="es. Galilei"
      autoComplete="off"
      enterKeyHint="search"
      // Before hydration nothing would enable the button again.
      isButtonDisabled={isHydrated && text.trim() === ''}
    />
  );
}
