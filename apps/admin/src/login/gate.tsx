import { AreaContainer } from '@zaino/ui/area-container';
import { ErrorPanel } from '@zaino/ui/error-panel';
import { useLoaderData, useLocation, useNavigate, useNavigation } from '@zaino/web/router';
import { useEffect, useEffectEvent } from 'react';

/** `checking` as the server draws it, `unknown` where nobody could say whose the token is. */
export interface GateData {
  state: 'checking' | 'unknown';
}

/** Specification, point 2. */
const CHECKING = 'Verifica accesso...';

/** In the place of the admins' pages until it is known who asks. */
export function Gate() {
  const { state } = useLoaderData<GateData>();
  const location = useLocation();
  const navigate = useNavigate();
  const isBusy = useNavigation().state !== 'idle';
  // The page was opened by its address: the visit itself begins now, and leads on or to the sign-in.
  const enter = () => void navigate(location, { replace: true });
  const isServed = state === 'checking';
  const enterAtFirst = useEffectEvent(enter);
  useEffect(() => {
    if (isServed) enterAtFirst();
  }, [isServed]);

  if (isServed) {
    return (
      <AreaContainer>
        <p role="status">{CHECKING}</p>
      </AreaContainer>
    );
  }
  return (
    <AreaContainer>
      <ErrorPanel headingLevel={1} title={CHECKING} isRetrying={isBusy} onRetry={enter}>
        <p>Servizio momentaneamente non disponibile</p>
      </ErrorPanel>
    </AreaContainer>
  );
}
