import type { PickupPoint } from '@zaino/contracts/bookshops';
import type { ServedShopFront } from '@zaino/contracts/shared';
import { openingHoursWords } from '@zaino/rules/opening-hours-words';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { RadioGroup } from '@zaino/ui/radio-group';
import { useShopFront } from '@zaino/web/shop-front';
import { useEffect, useState } from 'react';
import type { FormState } from '../form';
import { Saved } from '../form-section';
import css from './pickup-part.module.css';
import { usePickupPoints } from './use-pickup-points';

/** Choices shown at once; the nearest come first. */
const SHOWN = 5;

/** Where the order is picked up. */
export function PickupPart(form: FormState) {
  const { draft, errorOf } = form;
  const { points, retry } = usePickupPoints(draft.address.postalCode);
  const shopFront = useShopFront();
  const error = errorOf('pickupPointId');
  if (points === null) return <p role="status">Caricamento...</p>;
  if (points === 'away') {
    return (
      <Notice
        tone="error"
        action={
          <Button size="small" variant="outline" onClick={retry}>
            Riprova
          </Button>
        }
      >
        <strong>L’elenco delle librerie non arriva.</strong> Riprova tra poco, oppure scegli la
        spedizione a casa.
      </Notice>
    );
  }
  if (points.length === 0) {
    return (
      <Notice>
        <strong>In questo momento nessuna libreria offre il ritiro.</strong> Scegli la spedizione a
        casa.
      </Notice>
    );
  }
  return <ChosenPoint {...form} points={withOwn(points, shopFront)} error={error} />;
}

/** The bookshop at whose own address one is comes first: of all that there are a list has the nearest alone. */
function withOwn(points: PickupPoint[], shopFront: ServedShopFront | undefined): PickupPoint[] {
  if (!shopFront?.offersPickup) return points;
  const own = points.find(({ id }) => id === shopFront.id) ?? {
    ...shopFront,
    vicinanza: 'altrove',
  };
  return [own, ...points.filter(({ id }) => id !== shopFront.id)];
}

interface PointsProps extends FormState {
  points: PickupPoint[];
  error: string | undefined;
}

/** The one of the last order needs no list; one that is closed meanwhile does. */
function ChosenPoint(props: PointsProps) {
  const { draft, change, points, error } = props;
  const chosen = points.find(({ id }) => id === draft.pickupPointId);
  const [isChoosing, setChoosing] = useState(!chosen);
  const [isClosed] = useState(draft.pickupPointId !== null && !chosen);
  const isGone = draft.pickupPointId !== null && !chosen;
  useEffect(() => {
    if (isGone) change((last) => ({ ...last, pickupPointId: null }));
  }, [isGone, change]);
  // The list stays once the choice was wrong: it would go with the first arrow key.
  if (error && !isChoosing) setChoosing(true);
  if (chosen && !isChoosing) {
    return (
      <Saved changes="la libreria" onEdit={() => setChoosing(true)}>
        <p className={css.name}>{chosen.name}</p>
        <PointWords point={chosen} />
      </Saved>
    );
  }
  return (
    <>
      {isClosed && !chosen && (
        <Notice>
          <strong>La libreria dell’ultima volta ora non offre il ritiro.</strong> Scegline un’altra.
        </Notice>
      )}
      <PointList {...props} onChoose={(id) => change((last) => ({ ...last, pickupPointId: id }))} />
      {chosen && (
        <div className={css.detail}>
          <PointWords point={chosen} isAddressKnown />
        </div>
      )}
    </>
  );
}

function PointList({
  draft,
  points,
  error,
  onChoose,
}: PointsProps & { onChoose: (id: string) => void }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = points.filter(
    ({ id }, index) => showsAll || index < SHOWN || id === draft.pickupPointId,
  );
  return (
    <div>
      <RadioGroup
        legend="Dove lo ritiri"
        options={shown.map((point) => ({
          value: point.id,
          label: point.name,
          hint: addressOf(point),
        }))}
        value={draft.pickupPointId}
        onChange={onChoose}
        error={error}
      />
      {shown.length < points.length && (
        <Button variant="text" size="small" onClick={() => setShowsAll(true)}>
          Mostra tutte le {points.length} librerie
        </Button>
      )}
    </div>
  );
}

function addressOf({ address, postalCode, city, province }: PickupPoint): string {
  return `${address}, ${postalCode} ${city} (${province})`;
}

/** Hours, telephone and what one needs to know. */
function PointWords({
  point,
  isAddressKnown = false,
}: {
  point: PickupPoint;
  isAddressKnown?: boolean;
}) {
  return (
    <div className={css.words}>
      {!isAddressKnown && <p>{addressOf(point)}</p>}
      {openingHoursWords(point.openingHours).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {point.notice && (
        <p>
          <strong>Avviso della libreria.</strong> {point.notice}
        </p>
      )}
      {point.notes && <p>{point.notes}</p>}
      {point.phone && (
        <p>
          Telefono <a href={`tel:${point.phone.replaceAll(/[^+\d]/g, '')}`}>{point.phone}</a>
        </p>
      )}
    </div>
  );
}
