/** Two pages side by side. The menu fills what an icon draws. */
export function TranslationIcon() {
  return (
    <svg viewBox="0 0 32 32" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d="M3 5h12v22H3V5Zm2.5 4v2h7V9h-7Zm0 5v2h7v-2h-7Zm0 5v2h4v-2h-4ZM17 5h12v22H17V5Zm2 2v18h8V7h-8Zm1.5 2h5v2h-5V9Zm0 5h5v2h-5v-2Z" />
    </svg>
  );
}
