/** Every page of an item has its slug as the last part of its address. */
export type ItemProps = { params: Promise<{ locale: string; slug: string }> };

/** Next wants one to know the route by; the real ones are made when they are asked for. */
export function generateStaticParams() {
  return [{ slug: '_' }];
}
