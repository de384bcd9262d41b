// The few drawings that stand for a thing rather than a status.

export function Seal({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="13" fill="none" stroke="currentColor" stroke-width="2.6" />
      <path d="M10 16.5l4.2 4.2L22.5 12" fill="none" stroke="currentColor" stroke-width="2.6" />
    </svg>
  );
}

export function HalfMoon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="7" fill="none" stroke="currentColor" stroke-width="1.5" />
      <path d="M9 2a7 7 0 0 1 0 14z" fill="currentColor" />
    </svg>
  );
}

export function Door() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path d="M7 2.5H3v13h4M11 5.5L14.5 9 11 12.5M14 9H6.5" fill="none" stroke="currentColor" stroke-width="1.5" />
    </svg>
  );
}
