/** A grid with a hole. The menu fills what an icon draws, whatever it asks for. */
export function CrmGridIcon() {
  return (
    <svg viewBox="0 0 32 32" width="20" height="20" fill="currentColor" aria-hidden>
      <path d="M3 3h11v11H3zM18 3h11v11H18zM3 18h11v11H3zM18 18h11v11H18zm3 3v5h5v-5z" fillRule="evenodd" />
    </svg>
  );
}
