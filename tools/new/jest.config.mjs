import { nodeProject } from '../jest/preset.mjs';

/** Building what was made, and running its tests, takes as long as all else here. */
const long = process.env.TESTS === 'short' ? ['built-domain'] : [];

export default { ...nodeProject('tools-new'), testPathIgnorePatterns: ['/node_modules/', ...long] };
