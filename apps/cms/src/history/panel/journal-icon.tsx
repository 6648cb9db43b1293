/** A page with lines. */
export function JournalIcon() {
  return (
    <svg viewBox="0 0 32 32" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d="M7 3h18a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm3 7v2h12v-2H10Zm0 5v2h12v-2H10Zm0 5v2h8v-2h-8Z" />
    </svg>
  );
}
