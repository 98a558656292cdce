import { runScript } from '../machine/bootstrap.mjs';

const [name = ''] = process.argv.slice(2);
const isService = /-(service|worker)$/.test(name);
const script = isService ? '../start/release-service.ts' : 'release.ts';
await runScript(new URL(script, import.meta.url));
