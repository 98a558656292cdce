import { classNames } from '@zaino/ui/class-names';
import css from './article-drawing.module.css';

interface ArticleDrawingProps {
  /** Gives each article books of its own. */
  slug: string;
  /** A card's image, or the band above an article. */
  shape: 'card' | 'band';
  className?: string | undefined;
}

/** Cover colours of the visual language. */
const colours = [
  '#a8323c',
  '#2b7042',
  '#24489e',
  '#a8481b',
  '#865418',
  '#74406b',
  '#0f6776',
  '#4a5661',
];

const shapes = {
  card: { width: 480, height: 270, books: 4, first: 34, step: 106, book: 96, tall: 168, low: 138 },
  band: {
    width: 1200,
    height: 212,
    books: 5,
    first: 320,
    step: 164,
    book: 152,
    tall: 155,
    low: 130,
  },
};

/** Books on a shelf, in the place of an image that an article has not. */
export function ArticleDrawing({ slug, shape, className }: ArticleDrawingProps) {
  const { width, height, books, first, step, book, tall, low } = shapes[shape];
  const start = seedOf(slug);
  return (
    <svg
      className={classNames(css.drawing, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={shape === 'card' ? 'xMidYMax slice' : 'xMaxYMax slice'}
      aria-hidden="true"
    >
      {Array.from({ length: books }, (_, index) => {
        const isTall = (start + index) % 2 === 0;
        const colour = colours[(start + index * 3) % colours.length] ?? '';
        const bookHeight = isTall ? tall : low;
        return (
          <Book
            key={index}
            colour={colour}
            width={book}
            height={bookHeight}
            x={first + index * step}
            y={height - bookHeight}
          />
        );
      })}
    </svg>
  );
}

interface BookProps {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
}

function Book({ x, y, width, height, colour }: BookProps) {
  const spine = Math.round(width * 0.09);
  const [left, top] = [x + spine * 2.1, y + height * 0.14];
  const label = width - spine * 3;
  const line = (share: number, at: number) =>
    `M${left + 8} ${top + at}h${Math.round((label - 16) * share)}`;
  return (
    <>
      <rect x={x} y={y} width={width} height={height + 4} rx="2" fill={colour} />
      <rect x={x} y={y} width={spine} height={height + 4} rx="2" fill="#18222b" opacity=".32" />
      <rect x={left} y={top} width={label} height={width * 0.56} rx="3" fill="#fdfefb" />
      <path d={line(0.5, 13)} stroke={colour} strokeWidth="4" strokeLinecap="round" />
      <path
        d={`${line(0.92, width * 0.27)}${line(0.64, width * 0.4)}`}
        stroke="#18222b"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  );
}

/** The same for the same words, on the server and in the browser. */
function seedOf(words: string): number {
  let seed = 0;
  for (const letter of words) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return seed;
}
