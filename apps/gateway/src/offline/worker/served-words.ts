/** What the gateway writes before the worker's script. */
export interface ServedWords {
  /** HTML for an address of which there is no copy. */
  offlinePage: string;
  /** That page's content security policy. */
  offlinePolicy: string;
  /** Where its title and the list of copies go in it. */
  titlePlace: string;
  listPlace: string;
  /** CSS of the bar at the foot of a copy, and the source expression by which a policy lets it through. */
  barStyle: string;
  barHash: string;
  /** The script by which a copy leaves its links to the browser, and that for it. */
  linksScript: string;
  linksHash: string;
}
