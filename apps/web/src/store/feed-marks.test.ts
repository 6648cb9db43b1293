import { describe, expect, it } from 'vitest';
import { createFeedMarks } from './feed-marks';

const NEWS = 'api::news.news';

function begun(position = 10) {
  let now = 0;
  const marks = createFeedMarks(() => now);
  marks.begin({ epoch: 'e1', position }, position);
  return { marks, wait: (ms: number) => (now += ms) };
}

describe('what the feed has said', () => {
  it('what was made at a point is right until one of its tags changes after it', () => {
    const { marks } = begun();
    const made = marks.point();
    marks.apply([{ tags: ['other'], change: 11 }], 11);
    expect(marks.lateness(made, [NEWS])).toBeNull();

    marks.apply([{ tags: [NEWS], change: 12 }], 12);
    expect(marks.lateness(made, [NEWS])).toBe(0);
    expect(marks.lateness(marks.point(), [NEWS])).toBeNull();
  });

  it('says for how long it has been late, by the clock of this process alone', () => {
    const { marks, wait } = begun();
    const made = marks.point();
    marks.apply([{ tags: [NEWS], change: 11 }], 11);
    wait(2500);

    expect(marks.lateness(made, [NEWS])).toBe(2500);
  });

  it.each([1, 2, 7, 8, 9, 40])(
    'counts from the first change that a page does not show, of a tag that has changed %i times since',
    (times) => {
      const { marks, wait } = begun(0);
      const pages = Array.from({ length: times }, (_, made) => {
        const page = marks.point();
        marks.apply([{ tags: [NEWS], change: made + 1 }], made + 1);
        wait(500);
        return page;
      });
      const late = pages.map((page) => marks.lateness(page, [NEWS]) ?? -1);
      const due = pages.map((_, made) => 500 * (times - made));

      // Exact for as long as it decides whether a visitor waits; beyond, not less than it is.
      late.forEach((ms, made) => expect(ms).toBeGreaterThanOrEqual(due[made] ?? 0));
      expect(late.filter((ms) => ms <= 3500)).toEqual(due.filter((ms) => ms <= 3500));
      expect(marks.lateness(marks.point(), [NEWS])).toBeNull();
    },
  );

  it('a page that another node made further on in the feed is right here too, whatever its clock says', () => {
    const { marks } = begun();
    marks.apply([{ tags: [NEWS], change: 11 }], 11);

    expect(marks.lateness({ epoch: 'e1', position: 12 }, [NEWS])).toBeNull();
  });

  it('C-09 what was made with another feed is out of date, whatever its number', () => {
    const { marks } = begun();
    const made = { epoch: 'e1', position: 999 };
    marks.begin({ epoch: 'e2', position: 3 }, 3);

    expect(marks.lateness(made, [])).toBe(0);
  });

  it('S-04 where no position was kept, what was stored before is not trusted', () => {
    const { marks } = begun(20);

    expect(marks.lateness({ epoch: 'e1', position: 19 }, [])).toBe(0);
    expect(marks.lateness({ epoch: 'e1', position: 20 }, [])).toBeNull();
  });

  it('a node that starts knows what the others have heard', () => {
    const { marks } = begun();
    marks.begin({ epoch: 'e1', position: 30 }, 10, [[NEWS, 25]]);

    expect(marks.lateness({ epoch: 'e1', position: 24 }, [NEWS])).toBe(0);
    expect(marks.lateness({ epoch: 'e1', position: 25 }, [NEWS])).toBeNull();
  });

  it('is bounded: what it forgets counts as changed', () => {
    const { marks } = begun(0);
    const made = marks.point();
    for (let change = 1; change <= 20_001; change += 1) {
      marks.apply([{ tags: [`d${change}`], change }], change);
    }

    expect(marks.entries().length).toBeLessThanOrEqual(20_000);
    expect(marks.lateness(made, ['never-changed'])).not.toBeNull();
    expect(marks.lateness(marks.point(), ['never-changed'])).toBeNull();
  });
});
