import { useLocation, useNavigate } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { signInPath } from '@zaino/web/sign-in-path';
import { useEffect, useSyncExternalStore } from 'react';
import { getMarks, noMarks, press, type MarkPress, readMarks, subscribe, wish } from './marks';

/** Whether a product is marked, and how to change it; a guest is led to the sign-in first, and back. */
export function useMark(pressed: MarkPress): { isOn: boolean; toggle: () => void } {
  const { user } = useSession();
  const marks = useSyncExternalStore(subscribe, getMarks, () => noMarks);
  const navigate = useNavigate();
  const place = useLocation();
  const owner = user?.uid;
  useEffect(() => {
    if (owner !== undefined) void readMarks(owner);
  }, [owner]);

  const toggle = () => {
    if (owner !== undefined) {
      void press(pressed, owner);
      return;
    }
    wish(pressed);
    void navigate(signInPath(place));
  };
  return { isOn: owner === marks.owner && marks[pressed.kind].has(pressed.id), toggle };
}
