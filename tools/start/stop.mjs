import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('stop.ts', import.meta.url));
