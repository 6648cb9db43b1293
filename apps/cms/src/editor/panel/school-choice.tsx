import { useState, type ReactNode } from 'react';
import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import type { SiteKey } from '@meridia/domain/sites';
import { schoolsSeenBy, type AdminUser } from '../../fence/editor-schools.rules';
import { SCHOOL_NAMES } from '../roles.data';

type SelectProps = {
  label: string;
  schools: readonly SiteKey[];
  site: SiteKey;
  onChange: (site: SiteKey) => void;
};

/** For a page that keeps the school where it likes. */
export function SchoolSelect({ label, schools, site, onChange }: SelectProps) {
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

type Choice = {
  /** None for somebody who is of no school. */
  site: SiteKey | undefined;
  /** What chooses another one; null for somebody with a single school. */
  select: ReactNode;
};
type Options = {
  /** The schools that may be chosen: those whose content is seen, unless told. */
  schoolsOf?: (user: AdminUser) => readonly SiteKey[];
  /** The one that the page opens with, if it may be chosen. */
  first?: string | null;
};

/** Which school a page of the panel is about. */
export function useSchoolChoice(label: string, { schoolsOf = schoolsSeenBy, first }: Options = {}): Choice {
  const user = useAuth('useSchoolChoice', (state) => state.user);
  const [chosen, setChosen] = useState<SiteKey>();
  const schools = user ? schoolsOf(user) : [];
  const site = chosen ?? schools.find((school) => school === first) ?? schools[0];
  const isChoice = site !== undefined && schools.length > 1;
  return {
    site,
    select: isChoice ? (
      <SchoolSelect label={label} schools={schools} site={site} onChange={setChosen} />
    ) : null,
  };
}
