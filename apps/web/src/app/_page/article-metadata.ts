import type { Metadata } from 'next';
import type { Article } from '@/content/articles/article.model';

export function articleMetadata({ title, metaTitle, metaDescription }: Article): Metadata {
  return { title: metaTitle ?? title, description: metaDescription };
}
