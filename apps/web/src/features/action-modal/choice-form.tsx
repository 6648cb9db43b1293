import { useRef } from 'react';
import type { Locale } from '@meridia/domain/locales';
import { localePath, paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { ErrorLine } from '@/ui/error-line';
import { Link } from '@/ui/link';
import { SelectField, type SelectOption } from '@/ui/select-field';
import { isComplete, type ModalEvent, type OpenState, type OptionList } from './action-modal.machine';
import styles from './action-modal.module.css';
import type { ModalTexts } from './action-modal.model';
import { NarrowedNote } from './narrowed-note';

type Props = {
  state: OpenState;
  send: (event: ModalEvent) => void;
  texts: ModalTexts;
  locale: Locale;
};

const ERROR_ID = 'action-erreur';

function toOptions({ status, options }: OptionList, placeholder: string, loading: string): SelectOption[] {
  const first = { value: '', label: status === 'loading' ? loading : placeholder };
  return [first, ...options.map(({ slug, name }) => ({ value: slug, label: name }))];
}

/** The page that does the same without a script, with what is already chosen. */
function PlainPage({ state, texts, locale }: Pick<Props, 'state' | 'texts' | 'locale'>) {
  const { action, programme, campus } = state;
  const choice = { programme: programme ?? undefined, campus: campus ?? undefined };
  return (
    <p className={styles.plainPage}>
      <Link href={localePath(locale, paths.action(action, choice))} data-plain>
        {texts.plainPage}
      </Link>
    </p>
  );
}

/** The lists did not come: once more, or elsewhere. A link that did not come is asked for by the confirmation. */
function AfterFailure({ state, send, texts, locale }: Props) {
  const hasFailedList = [state.programmes, state.campuses].some(({ status }) => status === 'failed');
  if (!hasFailedList && state.error !== 'loadFailed') return null;
  return (
    <div className={styles.ways}>
      {hasFailedList && (
        <Button
          isSmall
          onClick={({ currentTarget }) => {
            // This button goes: the keyboard is taken to what is to be chosen, not to the top of the page.
            currentTarget.form?.querySelector<HTMLElement>('[data-next]')?.focus();
            send({ type: 'retried' });
          }}
        >
          {texts.retry}
        </Button>
      )}
      <PlainPage state={state} texts={texts} locale={locale} />
    </div>
  );
}

/** MODAL-02: programme, campus, error line, confirmation. */
export function ChoiceForm({ state, send, texts, locale }: Props) {
  const { action, step, programme, campus, programmes, campuses, error } = state;
  const programmeField = useRef<HTMLDivElement>(null);
  const isRefused = error === 'selectionRequired';
  const hasNoCampus = programme === null && campus === null;
  const isNarrowed = campus !== null && programmes.status === 'loaded';
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'confirmed' });
      }}
    >
      <div ref={programmeField} className={styles.field}>
        <SelectField
          id="action-formation"
          label={texts.programmeLabel}
          options={toOptions(programmes, texts.programmePlaceholder, texts.loading)}
          value={programme ?? ''}
          data-next={programme === null || undefined}
          aria-busy={programmes.status === 'loading' || undefined}
          errorLine={isRefused && programme === null ? ERROR_ID : undefined}
          onChange={({ target }) => send({ type: 'programmeChosen', programme: target.value || null })}
        />
        {isNarrowed && (
          <NarrowedNote
            texts={texts}
            send={send}
            onWiden={() => programmeField.current?.querySelector('select')?.focus()}
          />
        )}
      </div>
      <SelectField
        id="action-campus"
        label={texts.campusLabel}
        options={toOptions(campuses, texts.campusPlaceholder, texts.loading)}
        value={campus ?? ''}
        data-next={(programme !== null && campus === null) || undefined}
        aria-busy={campuses.status === 'loading' || undefined}
        disabled={hasNoCampus}
        help={hasNoCampus ? texts.campusHelp : undefined}
        errorLine={isRefused && campus === null ? ERROR_ID : undefined}
        onChange={({ target }) => send({ type: 'campusChosen', campus: target.value || null })}
      />
      {error && <ErrorLine id={ERROR_ID} message={texts.errors[error]} />}
      <AfterFailure state={state} send={send} texts={texts} locale={locale} />
      <Button
        type="submit"
        data-next={isComplete(state) || undefined}
        variant={action === 'registration' ? 'accent' : 'solid'}
        isFullWidth
        isLoading={step !== 'choosing'}
      >
        {texts.confirm}
      </Button>
    </form>
  );
}
