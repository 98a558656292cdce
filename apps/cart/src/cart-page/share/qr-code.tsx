import { encode } from 'uqr';
import css from './share.module.css';

/** An address as a code for another phone's camera. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={css.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="Codice QR del link"
    >
      <path className={css.light} d={`M0 0h${size}v${size}H0z`} />
      <path className={css.dark} d={path} />
    </svg>
  );
}
