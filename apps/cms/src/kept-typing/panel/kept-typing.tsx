import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useKeptTyping } from './use-kept-typing';

const MOMENT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

/** HIST-08: what an editor had typed when a session, a page or a browser ended, beside the form it was typed in. */
export function KeptTyping() {
  const { waiting, takeUp, forget } = useKeptTyping();
  return (
    <>
      {waiting.map((typing) => (
        <Box
          key={typing.typedAt}
          role="status"
          background="warning100"
          borderColor="warning200"
          hasRadius
          padding={3}
          width="100%"
        >
          <Typography textColor="warning700">
            Votre saisie du {MOMENT.format(new Date(typing.typedAt))} n’a pas été enregistrée. Elle est gardée
            dans cet onglet.
          </Typography>
          <Flex direction="column" alignItems="stretch" gap={2} paddingTop={3}>
            <Button variant="secondary" onClick={() => takeUp(typing)}>
              Reprendre ma saisie
            </Button>
            <Button variant="tertiary" onClick={() => forget(typing)}>
              L’effacer
            </Button>
          </Flex>
        </Box>
      ))}
    </>
  );
}
