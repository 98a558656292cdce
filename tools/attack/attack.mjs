import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('attack.ts', import.meta.url));
