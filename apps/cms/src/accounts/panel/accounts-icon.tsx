/** Two people, drawn as the other signs of the menu are. */
export function AccountsIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path d="M12 16a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm0 2c-5 0-9 2.700-10 7-.2.900.400 2 1.500 2h17c1.100 0 1.700-1.100 1.500-2-1-4.300-5-7-10-7Zm10-2a5 5 0 1 0-2.500-9.300A8 8 0 0 1 19 14.900c.9.700 1.900 1.100 3 1.100Zm.5 2c-.5 0-1 0-1.500.1 1.600 1.300 2.600 3 3 4.900h5.500c.9 0 1.500-.9 1.300-1.700-.9-2.100-4.200-3.300-8.300-3.300Z" />
    </svg>
  );
}
