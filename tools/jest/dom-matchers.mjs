import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Large pages on a busy machine: how long something may take is not what these tests tell.
configure({ asyncUtilTimeout: 10_000 });
