/** An arrow that turns. The menu fills what an icon draws, whatever it asks for. */
export function RedirectIcon() {
  return (
    <svg viewBox="0 0 32 32" width="20" height="20" fill="currentColor" aria-hidden>
      <path d="M20 4l9 8-9 8v-5.5h-8a3.5 3.5 0 0 0-3.5 3.5v9H3v-9a9 9 0 0 1 9-9h8z" />
    </svg>
  );
}
