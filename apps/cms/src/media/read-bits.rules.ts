/** Reads numbers of any number of bits, the highest first; RangeError past the end. */
export function readBits(bytes: Uint8Array) {
  let at = 0;
  const bit = () => {
    const byte = bytes[at >> 3];
    if (byte === undefined) throw new RangeError('The end');
    const value = (byte >> (7 - (at & 7))) & 1;
    at += 1;
    return value;
  };
  return (count: number): number => {
    let value = 0;
    for (let rest = count; rest > 0; rest -= 1) value = value * 2 + bit();
    return value;
  };
}
