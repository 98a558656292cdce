import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('steady.ts', import.meta.url));
