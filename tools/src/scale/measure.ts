import { median } from '../bench/statistics.ts';
import type { ListCall } from './list-calls.data.ts';
import type { MeasuredService } from './measured-service.ts';

export type Measure = {
  name: string;
  demoMs: number;
  scaledMs: number;
  ratio: number;
  items: [number, number];
};
type Services = { demo: MeasuredService; scaled: MeasuredService };

const ROUNDS = 18;
/** The first calls of a process compile its code and fill the database's memory. */
const WARM_UP = 3;

/** Both databases turn by turn, so that whatever else the machine does weighs on both alike. */
export async function measureLists(
  calls: readonly ListCall[],
  { demo, scaled }: Services,
): Promise<Measure[]> {
  const times = calls.map((call) => ({
    call,
    demo: [] as number[],
    scaled: [] as number[],
    items: [0, 0] as [number, number],
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const row of times) {
      const onDemo = await demo.get(row.call.demoPath ?? row.call.path);
      const onScaled = await scaled.get(row.call.path);
      row.items = [onDemo.items, onScaled.items];
      if (round < WARM_UP) continue;
      row.demo.push(onDemo.milliseconds);
      row.scaled.push(onScaled.milliseconds);
    }
  }
  return times.map(({ call, items, ...taken }) => {
    const [demoMs, scaledMs] = [median(taken.demo), median(taken.scaled)];
    return { name: call.name, demoMs, scaledMs, ratio: scaledMs / demoMs, items };
  });
}
