import { RELEASE_SET_ELEMENT, type ReleaseSet } from '@zaino/contracts/shared';

/** The release set that the gateway wrote into this page. */
export function readReleaseSet(): ReleaseSet {
  const text = document.getElementById(RELEASE_SET_ELEMENT)?.textContent;
  if (!text) throw new Error('The page carries no release set');
  return JSON.parse(text) as ReleaseSet;
}
