export type EventCard = { slug: string; title: string; startsAt: string; campusName: string | null };
