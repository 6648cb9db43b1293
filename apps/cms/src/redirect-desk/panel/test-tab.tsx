import { useState, type FormEvent } from 'react';
import { Badge, Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import type { SiteKey } from '@meridia/domain/sites';
import type { AddressAnswer } from '../followed-address.rules';
import { REDIRECT, useTestAddressMutation } from './desk-api';
import { refusalOf } from './refusal.rules';

const OUTCOMES: Record<AddressAnswer['outcome'], { word: string; background: string; text: string }> = {
  redirected: { word: 'Redirigée', background: 'success100', text: 'success700' },
  page: { word: 'Page du site', background: 'primary100', text: 'primary700' },
  gone: { word: 'Page supprimée', background: 'warning100', text: 'warning700' },
  unknown: { word: 'Adresse inconnue', background: 'danger100', text: 'danger700' },
};

function Answer({ answer }: { answer: AddressAnswer }) {
  const { word, background, text } = OUTCOMES[answer.outcome];
  return (
    <Box role="status" background="neutral0" shadow="tableShadow" hasRadius padding={6}>
      <Flex gap={3} alignItems="center" wrap="wrap">
        <Badge backgroundColor={background} textColor={text}>
          {word}
        </Badge>
        <Typography variant="delta" style={{ overflowWrap: 'anywhere' }}>
          {answer.outcome === 'redirected' ? `${answer.address} → ${answer.location}` : answer.address}
        </Typography>
      </Flex>
      <Box tag="ul" paddingTop={4}>
        {answer.reasons.map((reason) => (
          <Typography key={reason} tag="li">
            {reason}
          </Typography>
        ))}
      </Box>
      {answer.rule?.documentId && (
        <Box paddingTop={4}>
          <Link to={`/content-manager/collection-types/${REDIRECT}/${answer.rule.documentId}`}>
            <Typography textColor="primary600">Ouvrir cette redirection</Typography>
          </Link>
        </Box>
      )}
    </Box>
  );
}

/** DESK-01: where does this address go, and why? */
export function TestTab({ site }: { site: SiteKey }) {
  const [address, setAddress] = useState('');
  const [testAddress, { data, error, isLoading }] = useTestAddressMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void testAddress({ site, address });
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <form onSubmit={submit}>
        <Field.Root name="address" error={error ? refusalOf(error) : undefined}>
          <Field.Label>Adresse à tester</Field.Label>
          <Flex gap={2} alignItems="center">
            <Box flex="1">
              <Field.Input
                value={address}
                placeholder="/ancienne-page, ou l’adresse entière copiée du navigateur"
                onChange={({ target }) => setAddress(target.value)}
              />
            </Box>
            <Button type="submit" size="L" loading={isLoading} disabled={address.trim() === ''}>
              Tester
            </Button>
          </Flex>
          <Field.Error />
        </Field.Root>
      </form>
      {data && !error && <Answer answer={data} />}
    </Flex>
  );
}
