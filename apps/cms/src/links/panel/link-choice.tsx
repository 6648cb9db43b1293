import { useState } from 'react';
import { Field, Flex, TextButton, Typography } from '@strapi/design-system';
import { ChosenPage } from './chosen-page';
import { useGetShownLinkQuery } from './links-api';
import { PageSearch } from './page-search';
import { useSchoolAsked } from './use-school-asked';

type Props = { value: string; isDisabled: boolean; onChange: (address: string) => void };

/** A page of the site, with a part of it, or any other address. */
export function LinkChoice({ value, isDisabled, onChange }: Props) {
  const [isTyped, setTyped] = useState(false);
  const asked = useSchoolAsked();
  const isOfSite = value.startsWith('/');
  const { data, isFetching } = useGetShownLinkQuery({ ...asked, address: value }, { skip: !isOfSite });
  const link = isOfSite ? (data?.link ?? null) : null;

  if (isOfSite && isFetching && !link)
    return <Typography textColor="neutral600">Lecture de la page…</Typography>;
  if (link && !isTyped)
    return <ChosenPage link={link} address={value} isDisabled={isDisabled} onChange={onChange} />;
  if (!isTyped && value === '')
    return (
      <Flex direction="column" alignItems="stretch" gap={1}>
        <PageSearch isDisabled={isDisabled} onChoose={({ address }) => onChange(address)} />
        <TextButton disabled={isDisabled} onClick={() => setTyped(true)}>
          Autre adresse
        </TextButton>
      </Flex>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Field.Input
        aria-label="Autre adresse"
        placeholder="https://…, mailto:…, tel:…"
        disabled={isDisabled}
        value={value}
        onChange={(event) => {
          setTyped(true);
          onChange(event.target.value);
        }}
      />
      <TextButton
        disabled={isDisabled}
        onClick={() => {
          setTyped(false);
          onChange('');
        }}
      >
        Choisir une page du site
      </TextButton>
    </Flex>
  );
}
