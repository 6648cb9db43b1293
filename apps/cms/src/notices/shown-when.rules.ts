const MOMENT = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
});

function momentOf(value: unknown): string | null {
  const moment = typeof value === 'string' && value !== '' ? new Date(value) : null;
  return moment && !Number.isNaN(moment.getTime()) ? MOMENT.format(moment) : null;
}

/** LAY-09: « Affiché du jeudi 19 novembre à 08:00 au dimanche 22 novembre à 23:59, heure de Paris. » Null where no moment is set. */
export function shownWhen({ startsAt, endsAt }: Record<string, unknown>): string | null {
  const [start, end] = [momentOf(startsAt), momentOf(endsAt)];
  if (start === null && end === null) return null;
  const from = end === null ? `à partir du ${start}` : start === null ? '' : `du ${start} `;
  const until = end === null ? '' : start === null ? `jusqu’au ${end}` : `au ${end}`;
  return `Affiché ${from}${until}, heure de Paris.`;
}
