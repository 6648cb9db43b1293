/** What is made of an object is made once for as long as the object is there: an answer that is kept is the same one for everybody. */
export function onceFor<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const made = new WeakMap<Given, { value: Made }>();
  return (given) => {
    const known = made.get(given);
    if (known) return known.value;
    const value = make(given);
    made.set(given, { value });
    return value;
  };
}
