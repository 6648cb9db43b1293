import type { KeyFigure } from '@/content/key-figures/key-figure.model';
import type { SiteContext } from '@/lib/site-context';
import { Scale } from '@/ui/scale';
import { figureOrigin, figureText } from './key-figure.rules';

type Props = { site: SiteContext; figures: readonly KeyFigure[] };

export function KeyFigures({ site, figures }: Props) {
  return (
    <Scale
      figures={figures.map((figure) => {
        const source = figureOrigin(figure);
        return {
          value: figureText(site.locale, figure),
          label: figure.label,
          source: source === null ? undefined : site.text('keyFigures.source', { source }),
        };
      })}
    />
  );
}
