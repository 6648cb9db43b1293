export type SingleFlight<Result> = {
  run: (key: string, start: () => Promise<Result>) => Promise<Result>;
  /** Who asks from now on does not join what is under way. */
  forget: () => void;
};

/** Callers who ask the same thing at the same time share one run; nothing is kept once it ends. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const flights = new Map<string, Promise<Result>>();

  return {
    run(key, start) {
      const joined = flights.get(key);
      if (joined) return joined;

      const flight = start().finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
      flights.set(key, flight);
      return flight;
    },
    forget: () => flights.clear(),
  };
}
