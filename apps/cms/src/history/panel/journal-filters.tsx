import { Button, DatePicker, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import type { SiteKey } from '@meridia/domain/sites';
import { SCHOOL_NAMES } from '../../editor/roles.data';
import type { Journal, JournalQuery } from './history-api';

type Filter = Omit<JournalQuery, 'page'>;
type Choice = { value: string; name: string };
type ChoiceProps = {
  label: string;
  all?: string;
  value: string | undefined;
  choices: readonly Choice[];
  onChange: (value: string | undefined) => void;
};
type Props = {
  filter: Filter;
  schools: readonly SiteKey[];
  journal: Pick<Journal, 'authors' | 'types'> | undefined;
  onChange: (filter: Filter) => void;
};

const ALL = 'all';

function Choice({ label, all, value, choices, onChange }: ChoiceProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value ?? ALL}
        onChange={(chosen: string | number) => onChange(chosen === ALL ? undefined : String(chosen))}
      >
        {all !== undefined && <SingleSelectOption value={ALL}>{all}</SingleSelectOption>}
        {choices.map((choice) => (
          <SingleSelectOption key={choice.value} value={choice.value}>
            {choice.name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}

/** Who, what and on which day; the school for somebody who sees several. */
export function JournalFilters({ filter, schools, journal, onChange }: Props) {
  const authors = (journal?.authors ?? []).map(({ id, name }) => ({ value: String(id), name }));
  const types = (journal?.types ?? []).map(({ uid, name }) => ({ value: uid, name }));
  const isFiltered = Boolean(filter.author ?? filter.type ?? filter.day);

  return (
    <Flex gap={4} alignItems="flex-end" wrap="wrap" paddingBottom={4}>
      {schools.length > 1 && (
        <Choice
          label="École"
          value={filter.site}
          choices={schools.map((site) => ({ value: site, name: SCHOOL_NAMES[site] }))}
          onChange={(site) => onChange({ site })}
        />
      )}
      <Choice
        label="Auteur"
        all="Tous les auteurs"
        value={filter.author}
        choices={authors}
        onChange={(author) => onChange({ ...filter, author })}
      />
      <Choice
        label="Type de contenu"
        all="Tous les types"
        value={filter.type}
        choices={types}
        onChange={(type) => onChange({ ...filter, type })}
      />
      <Field.Root name="day">
        <Field.Label>Jour</Field.Label>
        <DatePicker
          clearLabel="Effacer le jour"
          placeholder="JJ/MM/AAAA"
          calendarLabel="Calendrier"
          monthSelectLabel="Mois"
          yearSelectLabel="Année"
          value={filter.day === undefined ? undefined : new Date(`${filter.day}T00:00`)}
          onChange={(date: Date | undefined) =>
            onChange({ ...filter, day: date?.toLocaleDateString('en-CA') })
          }
          onClear={() => onChange({ ...filter, day: undefined })}
        />
      </Field.Root>
      {isFiltered && (
        <Button variant="tertiary" size="L" onClick={() => onChange({ site: filter.site })}>
          Tout afficher
        </Button>
      )}
    </Flex>
  );
}
