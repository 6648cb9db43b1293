import { Box, Field, Grid, Textarea, Typography } from '@strapi/design-system';
import { DifferenceList } from '../../history/panel/difference-list';
import type { TranslationField } from '../translation.model';

const HALF = 6;
const WHOLE = 12;
const READ = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
const NOTHING = '—';

type Props = {
  field: TranslationField;
  text: string;
  problem: string | undefined;
  onType: (text: string) => void;
};

function FrenchSide({ field: { label, french, changes } }: { field: TranslationField }) {
  return (
    <Box>
      <Typography variant="pi" fontWeight="bold" tag="h2">
        {label}
      </Typography>
      <Box paddingTop={1} lang="fr" style={READ}>
        <Typography>{french || NOTHING}</Typography>
      </Box>
      {changes.length > 0 && (
        <Box paddingTop={3} role="group" aria-label={`Changé en français : ${label}`}>
          <Typography variant="pi" textColor="warning700" tag="p">
            Le français a changé depuis :
          </Typography>
          <DifferenceList differences={changes} />
        </Box>
      )}
    </Box>
  );
}

/** Somebody who may not write reads; what has a form of its own is read here and written there. */
function EnglishSide({ field, text, problem, onType }: Props) {
  const { name, label, english, isEditable, isLong, maxLength } = field;
  if (!isEditable)
    return (
      <Box>
        <Typography variant="pi" fontWeight="bold" tag="p">
          {label} en anglais
        </Typography>
        <Box paddingTop={1} lang="en" style={READ}>
          <Typography>{english || NOTHING}</Typography>
        </Box>
      </Box>
    );
  const limit = maxLength === null ? {} : { maxLength };
  return (
    <Field.Root name={name} error={problem}>
      <Field.Label>{label} en anglais</Field.Label>
      {isLong ? (
        <Textarea lang="en" value={text} onChange={({ target }) => onType(target.value)} {...limit} />
      ) : (
        <Field.Input lang="en" value={text} onChange={({ target }) => onType(target.value)} {...limit} />
      )}
      <Field.Error />
    </Field.Root>
  );
}

/** TRAD-03: a field in both languages. */
export function FieldRow(props: Props) {
  return (
    <Box tag="li" background="neutral0" padding={5} marginBottom={3} shadow="tableShadow" hasRadius>
      <Grid.Root gap={6}>
        <Grid.Item col={HALF} s={WHOLE} xs={WHOLE} direction="column" alignItems="stretch">
          <FrenchSide field={props.field} />
        </Grid.Item>
        <Grid.Item col={HALF} s={WHOLE} xs={WHOLE} direction="column" alignItems="stretch">
          <EnglishSide {...props} />
        </Grid.Item>
      </Grid.Root>
    </Box>
  );
}
