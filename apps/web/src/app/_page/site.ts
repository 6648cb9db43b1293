import 'server-only';
import { cache } from 'react';
import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { mergeLabels } from '@meridia/labels/label.rules';
import { LABELS } from '@meridia/labels/labels.data';
import { getLabelOverrides } from '@/content/labels/labels.query';
import { log } from '@/lib/log';
import { createSiteContext } from '@/lib/site-context';
import { languagesOf, toLocale } from './site-locales';
import { trackingOf } from './site-tracking';

/** The words and addresses of this school for the locale segment of an address, once for each render. */
export const loadSite = cache(async (segment: string) => {
  const locale = toLocale(segment) ?? DEFAULT_LOCALE;
  const dictionaries = mergeLabels(LABELS, { [locale]: await getLabelOverrides(locale) });
  const labels = { dictionaries, logger: log };
  return createSiteContext({
    locale,
    labels,
    languages: languagesOf(segment),
    tracking: trackingOf(segment),
  });
});
