/** For tests: a router without a browser. Not part of the shared facade. */
export { createMemoryRouter } from 'react-router-dom';
