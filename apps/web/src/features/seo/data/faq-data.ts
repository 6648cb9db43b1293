import type { FAQPage } from 'schema-dts';
import type { AccordionBlock } from '@/content/articles/page-block.model';
import type { PageData } from './data-context';
import { plainText } from './plain-text.rules';

type Answered = { question: string; answer: string };

export function faqData(faq: readonly Answered[]): PageData {
  return () => {
    if (faq.length === 0) return [];
    const page: FAQPage = {
      '@type': 'FAQPage',
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      })),
    };
    return [page];
  };
}

const isQuestion = ({ title }: AccordionBlock['items'][number]) => title.trimEnd().endsWith('?');

/** Of the blocks of a page, the folds that are questions and answers, and not steps or details. */
export function blockQuestions(blocks: readonly { kind: string }[]): Answered[] {
  const folds = blocks.filter((block): block is AccordionBlock => block.kind === 'accordion');
  return folds
    .filter(({ items }) => items.every(isQuestion))
    .flatMap(({ items }) => items.map(({ title, body }) => ({ question: title, answer: plainText(body) })));
}
