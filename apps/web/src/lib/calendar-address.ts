const ENDING = '.ics';

function endOfPath(address: string): number {
  const query = address.indexOf('?');
  return query === -1 ? address.length : query;
}

/** Whether it is the address of a calendar, its query or not. */
export function isCalendarAddress(address: string): boolean {
  return address.slice(0, endOfPath(address)).endsWith(ENDING);
}

/** `/agenda.ics?campus=lyon` is the calendar of `/agenda?campus=lyon`. */
export function pageOfCalendar(address: string): string {
  const end = endOfPath(address);
  return address.slice(0, end - ENDING.length) + address.slice(end);
}

export function calendarOfPage(address: string): string {
  const end = endOfPath(address);
  return address.slice(0, end) + ENDING + address.slice(end);
}
