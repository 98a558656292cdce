import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('check.ts', import.meta.url));
