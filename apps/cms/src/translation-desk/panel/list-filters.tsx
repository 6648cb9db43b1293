import { Button, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useSearchParams } from 'react-router-dom';
import { TRANSLATION_STATES, type TranslationList } from '../translation.model';
import { countStates, STATE_WORDS, wishOf } from './translation-list.rules';

const ALL = 'all';

/** In the address, so that « Précédent » comes back to the same list. */
function useWish() {
  const [search, setSearch] = useSearchParams();
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  return { wish: wishOf(search), change };
}

function StateButtons({ list }: { list: TranslationList }) {
  const { wish, change } = useWish();
  const counts = countStates(list.lines, wish);
  const total = TRANSLATION_STATES.reduce((sum, state) => sum + counts[state], 0);
  const buttons = [
    { state: null, words: `Tout (${total})` },
    ...TRANSLATION_STATES.map((state) => ({ state, words: `${STATE_WORDS[state]} (${counts[state]})` })),
  ];
  return (
    <Flex gap={2} wrap="wrap" role="group" aria-label="État">
      {buttons.map(({ state, words }) => (
        <Button
          key={words}
          variant={wish.state === state ? 'default' : 'tertiary'}
          aria-pressed={wish.state === state}
          onClick={() => change('etat', state ?? '')}
        >
          {words}
        </Button>
      ))}
    </Flex>
  );
}

/** TRAD-01: by state, by type and by title, with their numbers. */
export function ListFilters({ list }: { list: TranslationList }) {
  const { wish, change } = useWish();
  return (
    <>
      <StateButtons list={list} />
      <Flex gap={4} alignItems="flex-end" wrap="wrap">
        <Field.Root>
          <Field.Label>Type de contenu</Field.Label>
          <SingleSelect
            value={wish.type ?? ALL}
            onChange={(uid: string | number) => change('type', uid === ALL ? '' : String(uid))}
          >
            <SingleSelectOption value={ALL}>Tous les types</SingleSelectOption>
            {list.types.map(({ uid, name }) => (
              <SingleSelectOption key={uid} value={uid}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
        <Field.Root name="titre">
          <Field.Label>Titre</Field.Label>
          <Field.Input value={wish.words} onChange={({ target }) => change('titre', target.value)} />
        </Field.Root>
      </Flex>
    </>
  );
}
