import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('new.ts', import.meta.url));
