import {
  type AppReleases,
  type Canary,
  LARGEST_CANARY_SHARE,
  type PublishedVersion,
} from '@zaino/contracts/releases';
import { RadioGroup } from '@zaino/ui/radio-group';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { Checkbox } from '@zaino/ui/tick';
import { formText } from '@zaino/web/form-text';
import { useState } from 'react';
import { dayOf } from '../layout/moment-words';
import { ReleaseDialog } from './release-dialog';
import { appWords } from './release-words';
import { changeCanary, startCanary } from './releases.api';

const shares = [1, 5, 10, 25, LARGEST_CANARY_SHARE].map(String);

interface ShareFieldProps {
  begin: number;
}

/** Which share of the visitors; one that is set already is among the choices. */
function ShareField({ begin }: ShareFieldProps) {
  const [share, setShare] = useState(String(begin));
  const choices = [...new Set([...shares, String(begin)])].sort(
    (one, other) => Number(one) - Number(other),
  );
  return (
    <RadioGroup
      name="share"
      legend="Quota di visitatori"
      options={choices.map((value) => ({ value, label: `${value} %` }))}
      value={share}
      onChange={setShare}
    />
  );
}

const shareOf = (form: FormData) => Number(formText(form, 'share'));

interface DialogProps {
  app: AppReleases;
  onClose: () => void;
  onDone: (words: string) => void;
}

/** The versions that a canary could show. */
export const canaryVersions = ({ versions, live }: AppReleases): PublishedVersion[] =>
  versions.filter(({ version, isCollected }) => version !== live?.version && !isCollected);

/** Shows a version to a share of the visitors. */
export function StartCanaryDialog({ app, onClose, onDone }: DialogProps) {
  const name = appWords(app.app);
  return (
    <ReleaseDialog
      title={`${name}: inizia un canary`}
      submit="Inizia il canary"
      reasons={['Prova di una versione nuova', 'Verifica di una correzione']}
      onSend={(form, reason) =>
        startCanary(app.app, {
          version: formText(form, 'version'),
          share: shareOf(form),
          tenant: formText(form, 'tenant') || null,
          isForStaff: form.has('staff'),
          reason,
        })
      }
      onClose={onClose}
      onDone={() => onDone(`${name}: il canary è iniziato.`)}
      fields={['tenant']}
    >
      {(errors) => (
        <>
          <p>
            Una parte dei visitatori riceve la versione scelta, sempre gli stessi. Se va peggio di
            quella attuale è tolta da sola.
          </p>
          <SelectField name="version" label="Versione">
            {canaryVersions(app).map(({ version, number, publishedAt }) => (
              <option key={version} value={version}>
                {number}, del {dayOf(publishedAt)}
              </option>
            ))}
          </SelectField>
          <ShareField begin={5} />
          <TextField
            name="tenant"
            label="Solo da una libreria (facoltativo)"
            hint="La prima parte del suo indirizzo, come in rossi.zaino.it"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={63}
            error={errors.tenant}
          />
          <Checkbox name="staff">Solo chi amministra il sito</Checkbox>
        </>
      )}
    </ReleaseDialog>
  );
}

/** A larger or a smaller share. */
export function ShareDialog({ app, canary, onClose, onDone }: DialogProps & { canary: Canary }) {
  const name = appWords(app.app);
  return (
    <ReleaseDialog
      title={`${name}: cambia la quota`}
      submit="Cambia la quota"
      reasons={['Va bene, più visitatori', 'Meglio meno visitatori']}
      onSend={(form, reason) => changeCanary(app.app, { share: shareOf(form), reason })}
      onClose={onClose}
      onDone={() => onDone(`${name}: quota cambiata.`)}
    >
      {() => (
        <>
          <p>
            Ora la {canary.number} arriva al {canary.share} % dei visitatori. Chi la riceve continua
            a riceverla finché la quota non scende.
          </p>
          <ShareField begin={canary.share} />
        </>
      )}
    </ReleaseDialog>
  );
}
