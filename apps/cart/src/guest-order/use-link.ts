import { useLocation, useNavigate, useRevalidator } from '@zaino/web/router';
import { useEffect, useRef, useState } from 'react';
import { type GuestOrderData, type LinkFailure, openLink } from './guest-order.api';

/** What a mail's link carries behind the address of the page: no server is sent it. */
const KEY = /^#chiave=([\w-]{43})$/;

/** How the opening of a mail's link goes. */
export interface OpenedLink {
  isOpening: boolean;
  failure: LinkFailure;
}

/** Opens the link by which one came, once, takes it out of the address, and reads the page with what it has opened. */
export function useLink(standing: GuestOrderData['standing']): OpenedLink {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<LinkFailure>(null);
  const asked = useRef<string | null>(null);
  const key = KEY.exec(hash)?.[1] ?? null;

  useEffect(() => {
    if (key === asked.current) return;
    asked.current = key;
    if (key === null) return;
    void openLink(key).then(async (refused) => {
      setFailure(refused);
      await navigate({ pathname, search, hash: '' }, { replace: true });
      await revalidate();
    });
  }, [key, pathname, search, navigate, revalidate]);

  // Drawn by the server, which does not know whose the browser is.
  const isUnasked = standing === 'unread' && key === null;
  useEffect(() => {
    if (isUnasked) void revalidate();
  }, [isUnasked, revalidate]);

  return { isOpening: key !== null, failure };
}
