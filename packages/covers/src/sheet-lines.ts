import { FRANCE } from './geodata.ts';
import { RELIEF } from './palette.ts';
import { polyline, smoothCurve, tidy } from './path-data.ts';
import { isNearView, type SheetView } from './sheet-view.ts';

export function drawSheetGraticule({ size, scale, at }: SheetView, colour: string): string {
  const lines = FRANCE.graticule
    .filter((_, index) => scale > 0.25 || index % 2 === 0)
    .map((line) => line.map(at))
    .filter((line) => line.some((point) => isNearView(size, point, 200)))
    .map((line) => line.filter((point) => isNearView(size, point, 600)))
    .filter((line) => line.length > 1);
  const path = lines.map((line) => tidy(polyline(line), 0)).join('');
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.5"/>`;
}

export function drawSheetRivers({ size, at }: SheetView): string {
  const rivers = Object.values(FRANCE.rivers)
    .map((line) => line.map(at))
    .filter((line) => line.some((point) => isNearView(size, point, 200)));
  return `<path d="${rivers.map(smoothCurve).join('')}" fill="none" stroke="${RELIEF.mer}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`;
}
