type Address = { href: string; origin: string };

const withoutHash = (href: string) => href.split('#', 1)[0];

/** Whether an address asks for another page of the site; a hash of this page asks for nothing. */
export function isLeaving(to: Address, page: Address): boolean {
  const isOfPage = to.href.includes('#') && withoutHash(to.href) === withoutHash(page.href);
  return to.origin === page.origin && !isOfPage;
}
