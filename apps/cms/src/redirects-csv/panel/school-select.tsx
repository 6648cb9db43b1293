import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import type { SiteKey } from '@meridia/domain/sites';
import { SCHOOL_NAMES } from '../../editor/roles.data';

type Props = {
  label: string;
  schools: readonly SiteKey[];
  site: SiteKey;
  onChange: (site: SiteKey) => void;
};

/** For somebody with several schools: which one this is about. */
export function SchoolSelect({ label, schools, site, onChange }: Props) {
  const choose = (value: string | number) => onChange(schools.find((school) => school === value) ?? site);
  return (
    <SingleSelect aria-label={label} size="S" value={site} onChange={choose}>
      {schools.map((school) => (
        <SingleSelectOption key={school} value={school}>
          {SCHOOL_NAMES[school]}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}
