import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import type { ShownLink } from '../shown-link';

const WHOLE = '';

type PartProps = { parts: ShownLink['parts']; part: string; onChange: (part: string) => void };

function PartChoice({ parts, part, onChange }: PartProps) {
  const isOther = part !== WHOLE && parts.every(({ anchor }) => anchor !== part);
  return (
    <Field.Root>
      <Field.Label>Partie de la page</Field.Label>
      <SingleSelect value={part} onChange={(value: string | number) => onChange(String(value))}>
        <SingleSelectOption value={WHOLE}>Toute la page</SingleSelectOption>
        {parts.map(({ anchor, label }) => (
          <SingleSelectOption key={anchor} value={anchor}>
            {label}
          </SingleSelectOption>
        ))}
        {isOther && <SingleSelectOption value={part}>{`#${part}`}</SingleSelectOption>}
      </SingleSelect>
    </Field.Root>
  );
}

type Props = {
  link: ShownLink;
  address: string;
  isDisabled: boolean;
  onChange: (address: string) => void;
};

/** The page that a link refers to, and the part of it. */
export function ChosenPage({ link: { page, parts }, address, isDisabled, onChange }: Props) {
  const [whole = '', part = WHOLE] = address.split('#');
  return (
    <Box padding={3} background="neutral100" borderColor="neutral200" hasRadius>
      <Flex justifyContent="space-between" gap={2} alignItems="flex-start">
        <Box>
          <Typography tag="p" fontWeight="semiBold">
            {page.title}
          </Typography>
          <Typography tag="p" variant="pi" textColor={page.path ? 'neutral600' : 'danger600'}>
            {page.kind}, {page.path ?? 'pas publiée : les visiteurs ne voient pas ce lien'}
          </Typography>
        </Box>
        <Button variant="tertiary" size="S" disabled={isDisabled} onClick={() => onChange('')}>
          Changer
        </Button>
      </Flex>
      {(parts.length > 0 || part !== WHOLE) && !isDisabled && (
        <Box paddingTop={2}>
          <PartChoice
            parts={parts}
            part={part}
            onChange={(chosen) => onChange(chosen === WHOLE ? whole : `${whole}#${chosen}`)}
          />
        </Box>
      )}
    </Box>
  );
}
