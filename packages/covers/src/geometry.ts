export type Point = [x: number, y: number];
export type Ring = Point[];
export type Box = [left: number, top: number, right: number, bottom: number];
export type Size = { width: number; height: number };

export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

type Cut = { isInside: (point: Point) => boolean; crossing: (from: Point, to: Point) => Point };

function cutAtX(limit: number, isInside: Cut['isInside']): Cut {
  return { isInside, crossing: (a, b) => [limit, a[1] + ((b[1] - a[1]) * (limit - a[0])) / (b[0] - a[0])] };
}

function cutAtY(limit: number, isInside: Cut['isInside']): Cut {
  return { isInside, crossing: (a, b) => [a[0] + ((b[0] - a[0]) * (limit - a[1])) / (b[1] - a[1]), limit] };
}

function applyCut(ring: Ring, { isInside, crossing }: Cut): Ring {
  return ring.flatMap((point, index) => {
    const previous = ring.at(index - 1) ?? point;
    const kept: Ring = isInside(point) ? [point] : [];
    return isInside(point) === isInside(previous) ? kept : [crossing(previous, point), ...kept];
  });
}

/** Cuts rings to a rectangle (Sutherland-Hodgman), so that nothing is written outside the frame. */
export function clipRings(rings: readonly Ring[], [left, top, right, bottom]: Box): Ring[] {
  const cuts = [
    cutAtX(left, ([x]) => x >= left),
    cutAtX(right, ([x]) => x <= right),
    cutAtY(top, ([, y]) => y >= top),
    cutAtY(bottom, ([, y]) => y <= bottom),
  ];
  return rings.map((ring) => cuts.reduce(applyCut, ring)).filter((ring) => ring.length > 2);
}
