import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('import.ts', import.meta.url));
