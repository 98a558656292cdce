/** Codes that the registry answers beside the shared ones; `detail` says in a sentence what was wrong. */
export const releasesErrorCodes = {
  /** The token is of another app, or was revoked. */
  notYours: 'not-yours',
  /** The archive cannot be read, or its files are not those of its `release.json`. */
  wrongFiles: 'wrong-files',
  /** The step of the version's number is larger than the token may take. */
  jumpTooLarge: 'jump-too-large',
  /** It needs what the live shell does not give, or the live remotes need what it does not give. */
  misfit: 'misfit',
  /** It would break a live partner: a call or a field that is used and not given. */
  brokenPartner: 'broken-partner',
  /** The store has lost files of it: published again, it has them. */
  missingFiles: 'missing-files',
  /** It is over its app's budget: its size, the time of its pages, or what is wrong with their accessibility. */
  overBudget: 'over-budget',
  /** Of figures: the version has others, which stay. */
  otherFigures: 'other-figures',
  unknownVersion: 'unknown-version',
  /** Of an app from a developer's machine: it has no live version whose place it could take. */
  notLive: 'not-live',
  /** Of a canary: all visitors have that version already. */
  liveAlready: 'live-already',
  /** Of a way back: another version is live by now than the one that was to be left. */
  leftAlready: 'left-already',
  /** Nothing was live before. */
  noWayBack: 'no-way-back',
  /** There is a canary of the app already, or none to change. */
  canaryRuns: 'canary-runs',
  noCanary: 'no-canary',
  /** An app of this name is there already. */
  nameTaken: 'name-taken',
  /** The path is a page's of the shop, or another app's. */
  pathTaken: 'path-taken',
  /** The build stands at a path that is not the app's, or the app has none. */
  wrongPath: 'wrong-path',
  /** Other canaries have so many visitors that too few are left. */
  noRoom: 'no-room',
} as const;
