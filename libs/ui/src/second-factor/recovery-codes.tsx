import { copyText } from '@zaino/web/share';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { Notice } from '../notice';
import css from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: string[];
  /** Words of the button that goes on. */
  done: string;
  onDone: () => void;
}

/** The codes to get back in, shown this once. */
export function RecoveryCodes({ codes, done, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.step}>
      <h3 ref={heading} tabIndex={-1}>
        Conserva i codici di recupero
      </h3>
      <p>
        Se perdi il telefono, con uno di questi accedi lo stesso. Ognuno vale una volta. Li vedi
        soltanto adesso: stampali o salvali dove tieni le password.
      </p>
      <ul className={css.codes} aria-label="Codici di recupero">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {copied !== null && (
        <Notice tone={copied ? 'success' : 'error'}>
          <p>
            {copied ? 'Codici copiati.' : 'Non è stato possibile copiarli: scrivili o stampali.'}
          </p>
        </Notice>
      )}
      <div className={css.buttons}>
        <Button variant="outline" onClick={() => void copyText(codes.join('\n')).then(setCopied)}>
          Copia i codici
        </Button>
        <Button variant="outline" onClick={() => print()}>
          Stampa
        </Button>
      </div>
      <div>
        <Button onClick={onDone}>{done}</Button>
      </div>
    </div>
  );
}
