import {
  Field,
  MultiSelect,
  MultiSelectOption,
  SingleSelect,
  SingleSelectOption,
} from '@strapi/design-system';
import { SCHOOL_ROLES, type SchoolRole } from '../../editor/school-roles.data';
import type { Campus } from './accounts-api';
import { hasCampuses, KINDS, toReach } from './reach.rules';

export type ChosenReach = { kind: SchoolRole; campuses: string[] };
type Props = {
  reach: ChosenReach;
  campuses: readonly Campus[];
  onChange: (reach: ChosenReach) => void;
};

/** The role, and beside it the campuses that it is limited to. */
export function ReachFields({ reach, campuses, onChange }: Props) {
  const chooseKind = (value: string | number) => {
    const kind = KINDS.find((one) => one === value) ?? reach.kind;
    onChange({ kind, campuses: hasCampuses(kind) ? reach.campuses : [] });
  };
  return (
    <>
      <Field.Root name="role" hint={SCHOOL_ROLES[toReach(reach.kind, reach.campuses).role].description}>
        <Field.Label>Rôle</Field.Label>
        <SingleSelect value={reach.kind} onChange={chooseKind}>
          {KINDS.map((kind) => (
            <SingleSelectOption key={kind} value={kind}>
              {SCHOOL_ROLES[kind].name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Hint />
      </Field.Root>
      {hasCampuses(reach.kind) && (
        <Field.Root name="campuses" hint="Sans campus choisi, toute l’école.">
          <Field.Label>Campus</Field.Label>
          <MultiSelect
            value={reach.campuses}
            placeholder="Toute l’école"
            withTags
            onClear={() => onChange({ ...reach, campuses: [] })}
            onChange={(chosen: string[]) => onChange({ ...reach, campuses: chosen })}
          >
            {campuses.map(({ documentId, title }) => (
              <MultiSelectOption key={documentId} value={documentId}>
                {title}
              </MultiSelectOption>
            ))}
          </MultiSelect>
          <Field.Hint />
        </Field.Root>
      )}
    </>
  );
}
