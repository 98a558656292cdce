/** What a developer's command asks for by the page's address: an app, and where it is served. */
export interface LocalAsked {
  app: string;
  from: string;
}

/** Null where the address asks for nothing. */
export function readLocalAsked(parameters: URLSearchParams): LocalAsked | null {
  const [app, from] = [parameters.get('app'), parameters.get('from')];
  return app === null || from === null ? null : { app, from };
}

/** The query that asks for it. */
export const localAddress = ({ app, from }: LocalAsked) =>
  `?${new URLSearchParams({ app, from }).toString()}`;
