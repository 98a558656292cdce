/** What a select shows in the place of the browser's own arrow. */
export function SelectArrow({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 12 7" aria-hidden="true">
      <path d="M0.6 0.5h10.8c.5 0 .7.6.4.9L6.4 6.7a.6.6 0 0 1-.8 0L.2 1.4C-.1 1.1.1.5.6.5Z" />
    </svg>
  );
}
