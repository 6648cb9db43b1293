/** A clock. */
export function ScheduleIcon() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden
    >
      <circle cx="16" cy="16" r="12" />
      <path d="M16 9v7l5 3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
