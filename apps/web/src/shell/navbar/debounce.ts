/** Acts once, when nothing has called for this long. */
export function debounce(act: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, delayMs);
  };
}
