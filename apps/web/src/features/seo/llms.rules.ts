type LlmsLink = { label: string; url: string; note?: string | null };
export type LlmsSection = { title: string; links: readonly LlmsLink[] };

/** Words of the content are no Markdown: nothing of them may end a link, or begin a line. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\[\]()<>]/g, '\\$&')
    .trim();

const line = ({ label, url, note }: LlmsLink) =>
  `- [${plain(label)}](${url})${note ? `: ${plain(note)}` : ''}`;

/** The words of `llms.txt` (llmstxt.org): what the school is, then where to read the rest. */
export function llmsText(title: string, summary: string | null, sections: readonly LlmsSection[]): string {
  const parts = [
    `# ${plain(title)}`,
    ...(summary ? [`> ${plain(summary)}`] : []),
    ...sections
      .filter(({ links }) => links.length > 0)
      .map(({ title: name, links }) => [`## ${plain(name)}`, '', ...links.map(line)].join('\n')),
  ];
  return `${parts.join('\n\n')}\n`;
}
