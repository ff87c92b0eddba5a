/** The logo without its name: a moon over a ferry boat. */
export const BrandMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 48 48" aria-hidden className={className}>
    <circle cx="24" cy="18" r="9" fill="var(--sun)" />
    <path d="M2 20c3 15 12 22 22 22s19-7 22-22c-5 9-13 13-22 13S7 29 2 20Z" fill="currentColor" />
  </svg>
);
