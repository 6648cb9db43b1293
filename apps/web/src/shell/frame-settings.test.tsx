import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import { FrameSettings } from './frame-settings';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };

function settingsWith(id: string): string {
  const tracking = { isConsentRequired: true, tagManager: { id, url: 'https://mesure.example/gtm.js' } };
  return renderToStaticMarkup(<FrameSettings site={createSiteContext({ locale: 'fr', labels, tracking })} />);
}

const readBack = (html: string): unknown => JSON.parse(html.replace(/<[^>]*>/g, ''));

describe('the settings of the frame', () => {
  it('are read as they were written', () => {
    expect(readBack(settingsWith('GTM-1'))).toMatchObject({
      tracking: { isConsentRequired: true, tagManager: { id: 'GTM-1' } },
      consent: { saved: 'Vos choix sont enregistrés.' },
    });
  });

  it('end where they should, whatever they hold', () => {
    const id = '</script><script>alert(1)</script><!--';
    const html = settingsWith(id);

    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(readBack(html)).toMatchObject({ tracking: { tagManager: { id } } });
  });
});
