import { remoteConfig } from '../../tools/webpack/remote.mjs';

export default remoteConfig({
  name: 'school-finder',
  mounts: ['/search', '/school', '/scuola', '/libro', '/lista-libri', '/libri-usati'],
  // A list and the form that buys one book of it have much in common, and few need both: each is compressed whole.
  leastShared: 200_000,
});
