import { TextField } from '@zaino/ui/text-field';
import { bookshopAddress } from '@zaino/web/brand';
import { useDomainCheck } from './use-domain-check';
import css from './domain-field.module.css';

interface DomainFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A bookshop's sub-domain, with the address that it makes and whether it is to be had. */
export function DomainField({ value, onChange, error }: DomainFieldProps) {
  const domain = value.trim().toLowerCase();
  const check = useDomainCheck(domain);
  const taken =
    check && !check.isAvailable ? (check.reason ?? 'Dominio non disponibile') : undefined;
  return (
    <div>
      <TextField
        label="Dominio della libreria"
        name="profile.domain"
        hint={
          <>
            La tua libreria sarà su{' '}
            <strong className={css.address}>{bookshopAddress(domain || 'tuodominio')}</strong>
          </>
        }
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={100}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={taken ?? error}
      />
      <p role="status" className={css.status}>
        {check?.isAvailable && 'Dominio disponibile'}
      </p>
    </div>
  );
}
