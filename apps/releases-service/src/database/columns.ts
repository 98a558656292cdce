import { moment, number, uuid } from '@zaino/service/database-columns';

export { moment, number, uuid };

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** Of an app, as `appNameSchema` has it. */
export const appName = { type: 'varchar', length: 30, ...ascii } as const;

/** Of a version, as `versionSchema` has it. */
export const versionName = { type: 'varchar', length: 64, ...ascii } as const;

/** Of an origin on a developer's machine, as `localOriginSchema` has it. */
export const origin = { type: 'varchar', length: 30, ...ascii } as const;

/** Of a path on the site, as `outsidePathSchema` has it. */
export const pathName = { type: 'varchar', length: 60, ...ascii } as const;

/** Of a word out of a list of ours. */
export const keyword = { type: 'varchar', length: 20, ...ascii } as const;

/** Of a team's token, or of an admin. */
export const personName = { type: 'varchar', length: 120 } as const;
