import type { WebsiteSettingsWire } from '@meridia/contract/website-settings.wire';
import type { Rates } from '@meridia/domain/rates.rules';

type RatesWire = Pick<WebsiteSettingsWire, 'minimumWages' | 'apprenticePays' | 'grantSteps'>;

const toDated = ({
  from,
  sourceName,
  sourceUrl,
}: {
  from: string;
  sourceName: string;
  sourceUrl: string;
}) => ({
  from,
  source: { name: sourceName, url: sourceUrl },
});

export function toRates({ minimumWages, apprenticePays, grantSteps }: RatesWire): Rates {
  return {
    minimumWages: minimumWages.map((wage) => ({ ...toDated(wage), monthly: wage.monthly })),
    apprenticePays: apprenticePays.map(({ ageFrom, firstYear, secondYear, thirdYear, ...rate }) => ({
      ...toDated(rate),
      ageFrom,
      percents: [firstYear, secondYear, thirdYear],
    })),
    grants: grantSteps.map(({ step, amount, ...rate }) => ({ ...toDated(rate), step, amount })),
  };
}
