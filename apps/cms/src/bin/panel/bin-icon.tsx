/** A bin, drawn as the other signs of the menu are. */
export function BinIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path d="M27 6h-6V5a3 3 0 0 0-3-3h-4a3 3 0 0 0-3 3v1H5a1 1 0 1 0 0 2h1v18a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V8h1a1 1 0 1 0 0-2ZM13 21a1 1 0 1 1-2 0v-8a1 1 0 1 1 2 0v8Zm8 0a1 1 0 1 1-2 0v-8a1 1 0 1 1 2 0v8ZM19 6h-6V5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v1Z" />
    </svg>
  );
}
