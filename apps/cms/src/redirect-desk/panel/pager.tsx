import { Button, Flex, Typography } from '@strapi/design-system';

type Props = { page: number; pageSize: number; total: number; onChange: (page: number) => void };

/** From one part of a list to the next; nothing where there is one only. */
export function Pager({ page, pageSize, total, onChange }: Props) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  return (
    <Flex gap={3} paddingTop={4} justifyContent="flex-end">
      <Button variant="tertiary" size="S" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Précédentes
      </Button>
      <Typography>
        Page {page} sur {last}
      </Typography>
      <Button variant="tertiary" size="S" disabled={page >= last} onClick={() => onChange(page + 1)}>
        Suivantes
      </Button>
    </Flex>
  );
}
