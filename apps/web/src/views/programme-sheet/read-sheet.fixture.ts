import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF file as another program reads it. */
export type ReadSheet = {
  pages: string[];
  /** The words that are neither in the structure nor an ornament. */
  untagged: string[];
  /** The elements of the structure in reading order, by name. */
  roles: string[];
  alternatives: string[];
  title: string;
  language: string;
  isTagged: boolean;
  links: string[];
  bookmarks: string[];
};

type Node = { role?: string; alt?: string; lang?: string; children?: Node[] };

function walk(node: Node | null): Node[] {
  return node ? [node, ...(node.children ?? []).flatMap(walk)] : [];
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

async function textOf(page: PDFPageProxy): Promise<{ tagged: string; untagged: string[] }> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: string[] = [];
  const tagged: string[] = [];
  const untagged: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const isOrnament = open.includes('Artifact');
      if (open.length === 0 && item.str.trim()) untagged.push(item.str);
      else if (!isOrnament) tagged.push(item.str, item.hasEOL ? ' ' : '');
    } else if (item.type === 'endMarkedContent') {
      open.pop();
      tagged.push(' ');
    } else open.push('tag' in item ? String(item.tag) : '');
  }
  return { tagged: plain(tagged.join('')), untagged };
}

/** Its types say that it is an object. */
const isMarked = (mark: unknown): boolean => mark instanceof Map && mark.get('Marked') === true;

export async function readSheet(bytes: Buffer): Promise<ReadSheet> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const [texts, trees, annotations, metadata, mark, outline] = await Promise.all([
    Promise.all(pages.map(textOf)),
    Promise.all(pages.map((page) => page.getStructTree() as Promise<Node | null>)),
    Promise.all(pages.map((page) => page.getAnnotations() as Promise<{ url?: string }[]>)),
    pdf.getMetadata(),
    pdf.getMarkInfo(),
    pdf.getOutline(),
  ]);
  const nodes = trees.flatMap(walk);
  const info = metadata.info as { Title?: string; Language?: string };
  await pdf.loadingTask.destroy();
  return {
    pages: texts.map(({ tagged }) => tagged),
    untagged: texts.flatMap(({ untagged }) => untagged),
    roles: nodes.flatMap(({ role }) => role ?? []),
    alternatives: nodes.flatMap(({ alt }) => alt ?? []),
    title: info.Title ?? '',
    language: info.Language ?? '',
    isTagged: isMarked(mark),
    links: annotations.flat().flatMap(({ url }) => url ?? []),
    bookmarks: outline.map(({ title }) => title),
  };
}
