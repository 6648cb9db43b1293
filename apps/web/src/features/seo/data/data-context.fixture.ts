import { aSchoolSite } from '@/content/website/website.fixture';
import type { DataContext } from './data-context';

/** A page of the school; a test says what it changes. */
export function aContext(changes: Partial<DataContext> = {}): DataContext {
  return {
    website: { ...aSchoolSite(), siteName: 'Meridia' },
    url: 'https://www.meridia.example/page',
    description: 'Une phrase.',
    image: undefined,
    absolute: (path) => `https://www.meridia.example${path}`,
    ...changes,
  };
}
