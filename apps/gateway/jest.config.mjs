import { nodeProject } from '../../tools/jest/preset.mjs';

/** Thousands of pages are drawn to see memory grow. */
const long = process.env.TESTS === 'short' ? ['render-memory'] : [];

export default { ...nodeProject('gateway'), testPathIgnorePatterns: ['/node_modules/', ...long] };
