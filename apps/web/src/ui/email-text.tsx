/** An address that may go on at the next line after its « @ », rather than in the middle of a word. */
export function EmailText({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  );
}
