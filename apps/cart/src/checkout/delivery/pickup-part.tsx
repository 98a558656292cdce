import type { PickupPoint } from '@zaino/contracts/bookshops';
import type { ServedShopFront } from '@zaino/contracts/shared';
import { discountWords } from '@zaino/rules/discount-words';
import { openingHoursWords } from '@zaino/rules/opening-hours-words';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { RetryNotice } from '@zaino/ui/retry-notice';
import { RadioGroup } from '@zaino/ui/radio-group';
import { setBookshop } from '@zaino/web/cart';
import { chosenOf } from '@zaino/web/chosen-bookshop';
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
  const { draft, bookshop, errorOf } = form;
  const shopFront = useShopFront();
  // The one at whose own address one is is known already.
  const chosenId = bookshop === null || bookshop.id === shopFront?.id ? null : bookshop.id;
  const { points, retry } = usePickupPoints(draft.address.postalCode, chosenId);
  const error = errorOf('pickupPointId');
  if (points === null) return <p role="status">Caricamento...</p>;
  if (points === 'away') {
    return (
      <RetryNotice onRetry={retry}>
        <strong>L’elenco delle librerie non arriva.</strong> Riprova tra poco, oppure scegli la
        spedizione a casa.
      </RetryNotice>
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

interface PointChoice {
  chosen: PickupPoint | undefined;
  /** Nothing is picked up any more where it was to be, or was the last time. */
  isClosed: boolean;
}

/** What the cart says, else where the last order was; what is closed meanwhile is chosen no more. */
function usePointChoice({ bookshop, lastPickupPointId, points }: PointsProps): PointChoice {
  const [wantedId] = useState(bookshop?.id ?? lastPickupPointId);
  const [last] = useState(() => (bookshop ? undefined : pointOf(points, wantedId)));
  const chosen = bookshop ? pointOf(points, bookshop.id) : last;
  const isGone = bookshop !== null && !chosen;
  useEffect(() => {
    if (last) setBookshop(chosenOf(last));
  }, [last]);
  useEffect(() => {
    if (isGone) setBookshop(null);
  }, [isGone]);
  return { chosen, isClosed: wantedId !== null && !pointOf(points, wantedId) };
}

const pointOf = (points: readonly PickupPoint[], wanted: string | null) =>
  points.find(({ id }) => id === wanted);

/** The one of the last order needs no list; one that is closed meanwhile does. */
function ChosenPoint(props: PointsProps) {
  const { error } = props;
  const { chosen, isClosed } = usePointChoice(props);
  const [isChoosing, setChoosing] = useState(!chosen);
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
      <PointList {...props} onChoose={(point) => setBookshop(chosenOf(point))} />
      {chosen && (
        <div className={css.detail}>
          <PointWords point={chosen} isAddressKnown />
        </div>
      )}
    </>
  );
}

function PointList({
  bookshop,
  points,
  error,
  onChoose,
}: PointsProps & { onChoose: (point: PickupPoint) => void }) {
  const chosenId = bookshop?.id ?? null;
  const [showsAll, setShowsAll] = useState(false);
  const shown = points.filter(({ id }, index) => showsAll || index < SHOWN || id === chosenId);
  return (
    <div>
      <RadioGroup
        legend="Dove lo ritiri"
        options={shown.map((point) => ({
          value: point.id,
          label: point.name,
          hint: hintOf(point),
        }))}
        value={chosenId}
        onChange={(wanted) => {
          const point = points.find(({ id }) => id === wanted);
          if (point) onChoose(point);
        }}
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

/** What it takes off is said before it is chosen. */
function hintOf(point: PickupPoint): string {
  const discount = discountWords(point);
  return discount ? `${addressOf(point)}. Sconto: ${discount}` : addressOf(point);
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
      {!isAddressKnown && <p>{hintOf(point)}</p>}
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
