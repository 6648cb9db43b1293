import { programmeCosts } from '@meridia/domain/fees.rules';
import type { Locale } from '@meridia/domain/locales';
import { netCost } from '@meridia/domain/net-cost.rules';
import { NO_RATES } from '@meridia/domain/rates.rules';
import { around, keepShort, orLeftOut, readToday } from '@/content/client/content-cache';
import { getEvents } from '@/content/events/events.query';
import type { EventCard } from '@/content/events/event.model';
import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import { getProgramme, getProgrammes } from '@/content/programmes/programmes.query';
import { getWebsite } from '@/content/website/website.query';
import type { Website } from '@/content/website/website.model';
import { hasUncompared, readCompared } from '@/features/comparison/compare-address.rules';
import { usualAge } from '@/features/programme-cost/cost-situation.rules';
import type { Compared, Comparison } from '@/views/compare/comparison';

type Around = { website: Website | null; events: readonly EventCard[]; today: string };

/** The first day when one of its campuses opens its doors. */
function openDayOf({ campuses }: ProgrammeDetail, events: readonly EventCard[]): EventCard | null {
  const isThere = (event: EventCard) =>
    event.campuses.some((campus) => campuses.some(({ slug }) => slug === campus.slug));
  return events.find((event) => event.type === 'open-door' && isThere(event)) ?? null;
}

function toCompared(programme: ProgrammeDetail, { website, events, today }: Around): Compared {
  const school = {
    yearlyContribution: website?.yearlyContribution ?? null,
    rates: website?.rates ?? NO_RATES,
  };
  const age = usualAge(programme);
  const costs = programmeCosts(programme, school.yearlyContribution) ?? [];
  return {
    programme,
    age,
    costs: costs.flatMap((cost) => {
      const net = netCost(programme, { mode: cost.mode, age, grant: null, rent: null }, school, today);
      return net ? [{ cost, net }] : [];
    }),
    intake: programme.intakeDates.find((date) => date >= today) ?? null,
    openDay: openDayOf(programme, events),
  };
}

/** Always there: without programmes it is where one chooses them. A name that somebody made up is not asked for. */
export async function loadComparison(locale: Locale, query: URLSearchParams): Promise<Comparison> {
  const asked = readCompared(query);
  if (asked.length > 0 || hasUncompared(query)) keepShort();
  const [catalogue, website, events, today] = await Promise.all([
    getProgrammes(locale),
    around(() => getWebsite(locale)),
    around(() => orLeftOut(() => getEvents(locale))),
    readToday(),
  ]);
  const known = asked.filter((slug) => catalogue.some((one) => one.slug === slug));
  const details = await Promise.all(known.map((slug) => getProgramme(locale, slug)));
  const programmes = details.filter((detail) => detail !== null);
  return {
    compared: programmes.map((detail) => toCompared(detail, { website, events: events ?? [], today })),
    catalogue: catalogue.filter(({ slug }) => !known.includes(slug)),
    isAsked: asked.length > 0 || hasUncompared(query),
    isIncomplete: hasUncompared(query) || programmes.length < asked.length,
  };
}
