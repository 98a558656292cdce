import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';
import type * as KeptInputPart from './kept-input-part';

/** Its own chunk: guests have no session that could end. */
const loadPart = () => import(/* webpackChunkName: 'kept-input' */ './kept-input-part');

/**
 * Stands beside a page: what is typed into its forms outlives a session that ends by itself, and whoever comes back
 * from the sign-in finds it there.
 */
export function KeptInput(props: KeptInputPart.KeptInputProps) {
  const [part, setPart] = useState<typeof KeptInputPart>();
  const isSignedIn = props.account !== undefined;
  useEffect(() => {
    if (isSignedIn) loadPart().then(setPart, reportError);
  }, [isSignedIn]);
  return part && <part.KeptInputPart {...props} />;
}
