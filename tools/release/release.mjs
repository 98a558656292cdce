import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('release.ts', import.meta.url));
