/** An arrow that turns: Strapi’s own icons have none. */
export function RedirectIcon() {
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
      <path d="M5 26v-8a6 6 0 0 1 6-6h15" strokeLinecap="round" />
      <path d="m20 6 6 6-6 6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
