import type { ComponentType } from 'react';
import type { ServedListProps } from './served-list';

let Loaded: ComponentType<ServedListProps> | undefined;

/** Brings the code that draws a list where no script runs: for the server. */
export async function loadServedList(): Promise<void> {
  ({ ServedList: Loaded } = await import(/* webpackChunkName: 'served-list' */ './served-list'));
}

/** The answer for a browser without a script. All others draw none of it, and load no code for it. */
export function ServedListPart(props: ServedListProps) {
  return <noscript>{Loaded && <Loaded {...props} />}</noscript>;
}
