import { TextField } from '@zaino/ui/text-field';
import { BRAND_DOMAIN } from '@zaino/web/brand';
import { useState } from 'react';

interface DomainFieldProps {
  initial?: string;
  error: string | undefined;
}

/** A bookshop's sub-domain, with the address that comes of it. */
export function DomainField({ initial = '', error }: DomainFieldProps) {
  const [domain, setDomain] = useState(initial);
  const shown = domain.trim().toLowerCase() || 'dominio';
  return (
    <TextField
      label="Dominio"
      name="domain"
      hint={`La libreria sarà su ${shown}.${BRAND_DOMAIN}`}
      value={domain}
      onChange={({ target }) => setDomain(target.value)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
      error={error}
    />
  );
}
