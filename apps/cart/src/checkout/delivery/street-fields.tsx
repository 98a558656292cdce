import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import type { CheckoutPlace } from '../checkout.api';
import type { Address } from '../draft';
import css from '../fields.module.css';
import { usePlaces } from './use-places';

type Street = Pick<Address, 'address' | 'city' | 'postalCode' | 'province'>;

interface StreetFieldsProps {
  /** Of the fields' names in the order's body: `address`. */
  prefix: string;
  /** Which saved address the browser should offer. */
  autoComplete: 'shipping' | 'billing';
  value: Street;
  onChange: (change: (last: Street) => Street) => void;
  errorOf: (name: string) => string | undefined;
}

const LONGEST_CAP = 5;

/** The postal code first: it knows the comuni, and those their province. */
export function StreetFields(props: StreetFieldsProps) {
  const { prefix, autoComplete, value, onChange, errorOf } = props;
  const places = usePlaces(value.postalCode, (found) =>
    onChange((last) => ({ ...last, ...placeAmong(found, last) })),
  );
  const set = (field: keyof Street) => (event: { target: { value: string } }) =>
    onChange((last) => ({ ...last, [field]: event.target.value }));
  const isUnknown = places !== null && places !== 'away' && places.length === 0;
  return (
    <div className={css.fields}>
      <TextField
        label="CAP"
        name={`${prefix}.postalCode`}
        className={css.short}
        inputMode="numeric"
        autoComplete={`${autoComplete} postal-code`}
        maxLength={LONGEST_CAP}
        required
        value={value.postalCode}
        onChange={({ target }) =>
          onChange((last) => ({
            ...last,
            postalCode: target.value.replaceAll(/\D/g, ''),
          }))
        }
        error={
          isUnknown
            ? 'Non conosciamo questo CAP: controlla le cinque cifre.'
            : errorOf(`${prefix}.postalCode`)
        }
      />
      {places === 'away' ? (
        <WrittenPlace {...props} set={set} />
      ) : (
        <ChosenPlace {...props} places={places} />
      )}
      <TextField
        label="Via e numero civico"
        name={`${prefix}.address`}
        autoComplete={`${autoComplete} address-line1`}
        maxLength={200}
        required
        value={value.address}
        onChange={set('address')}
        error={errorOf(`${prefix}.address`)}
      />
    </div>
  );
}

/** The one comune of a code, or that which was chosen; another code has other ones. */
function placeAmong(places: CheckoutPlace[], last: Street): Pick<Street, 'city' | 'province'> {
  const wanted = last.city.trim().toLowerCase();
  const known = places.find(({ comune }) => comune.toLowerCase() === wanted);
  const only = places.length === 1 ? places[0] : undefined;
  const place = known ?? only;
  return { city: place?.comune ?? '', province: place?.sigla ?? '' };
}

function ChosenPlace(props: StreetFieldsProps & { places: CheckoutPlace[] | null }) {
  const { prefix, value, onChange, errorOf, places } = props;
  return (
    <SelectField
      label="Comune"
      name={`${prefix}.city`}
      className={css.rest}
      required
      disabled={!places?.length}
      value={value.city}
      onChange={({ target }) => {
        const place = places?.find(({ comune }) => comune === target.value);
        if (place) onChange((last) => ({ ...last, city: place.comune, province: place.sigla }));
      }}
      error={errorOf(`${prefix}.city`) ?? errorOf(`${prefix}.province`)}
    >
      <option value="" disabled>
        {places?.length ? 'Scegli il comune' : 'Prima il CAP'}
      </option>
      {!places && value.city !== '' && (
        <option value={value.city}>
          {value.city} {value.province && `(${value.province})`}
        </option>
      )}
      {places?.map(({ comune, sigla }) => (
        <option key={`${comune} ${sigla}`} value={comune}>
          {comune} ({sigla})
        </option>
      ))}
    </SelectField>
  );
}

/** Nobody can say what the code stands for: it is written by hand, and checked with the order. */
function WrittenPlace(
  props: StreetFieldsProps & {
    set: (field: keyof Street) => (event: { target: { value: string } }) => void;
  },
) {
  const { prefix, autoComplete, value, errorOf, set } = props;
  return (
    <>
      <TextField
        label="Comune"
        name={`${prefix}.city`}
        className={css.rest}
        autoComplete={`${autoComplete} address-level2`}
        maxLength={100}
        required
        value={value.city}
        onChange={set('city')}
        error={errorOf(`${prefix}.city`)}
      />
      <TextField
        label="Provincia"
        name={`${prefix}.province`}
        autoComplete={`${autoComplete} address-level1`}
        maxLength={100}
        required
        value={value.province}
        onChange={set('province')}
        error={errorOf(`${prefix}.province`)}
      />
    </>
  );
}
