import type { Pattern, Ruling } from './shape';
import { sky, steel } from './colours';
import { each, line, print, round } from './svg';

interface Surface {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A pattern printed on a surface. */
export function printed(pattern: Pattern, surface: Surface, colour: string): string {
  const { x, y, w, h } = surface;
  if (pattern === 'stripes') {
    const step = h / 5;
    return each(2, (i) =>
      print(`M${x} ${round(y + step * (1 + 2 * i))}h${w}v${round(step)}h-${w}z`, colour),
    );
  }
  if (pattern === 'dots') {
    const r = round(Math.min(w, h) / 13);
    return each(9, (i) => {
      const cx = round(
        x + (w * (1 + 2 * (i % 3))) / 6 + (Math.floor(i / 3) % 2 === 0 ? -w / 16 : w / 16),
      );
      return print(dot(cx, round(y + (h * (1 + 2 * Math.floor(i / 3))) / 6), r), colour);
    });
  }
  if (pattern === 'waves') {
    const part = round(w / 6);
    return each(3, (i) =>
      line(
        `M${round(x + part / 2)} ${round(y + (h * (i + 1)) / 4)}q${round(part / 2)} -7 ${part} 0${`t${part} 0`.repeat(4)}`,
        3.5,
        colour,
      ),
    );
  }
  if (pattern !== 'star') return '';
  return print(star(x + w / 2, y + h / 2, Math.min(w, h) / 2.4), colour);
}

function dot(cx: number, cy: number, r: number): string {
  return `M${round(cx - r)} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function star(cx: number, cy: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const reach = i % 2 === 0 ? r : r * 0.45;
    return `${round(cx + reach * Math.cos(angle))} ${round(cy + reach * Math.sin(angle))}`;
  });
  return `M${points.join('L')}z`;
}

/** A page's ruling. */
export function ruled(ruling: Ruling, { x, y, w, h }: Surface): string {
  if (ruling === 'bianca') return '';
  const rows = ruling === 'pentagramma' ? 15 : ruling === 'righe' ? 9 : 12;
  const step = h / (rows + 1);
  const isDrawn = (row: number) => ruling !== 'pentagramma' || row % 4 !== 3;
  const across = each(rows, (i) =>
    isDrawn(i)
      ? line(`M${x} ${round(y + step * (i + 1))}h${w}`, 1, ruling === 'righe' ? sky : steel)
      : '',
  );
  if (ruling !== 'quadretti') return across;
  const columns = Math.floor(w / step);
  return across + each(columns, (i) => line(`M${round(x + step * (i + 0.6))} ${y}v${h}`, 1, steel));
}
