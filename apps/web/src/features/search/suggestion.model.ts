/** What may be meant by what somebody is typing. */
export type Suggestion = { title: string; kind: string; href: string };
