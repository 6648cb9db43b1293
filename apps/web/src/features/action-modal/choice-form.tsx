import { localePath, paths } from '@/lib/paths';
import type { Locale } from '@meridia/domain/locales';
import { Button } from '@/ui/button';
import { ErrorLine } from '@/ui/error-line';
import { Link } from '@/ui/link';
import { SelectField, type SelectOption } from '@/ui/select-field';
import type { ModalEvent, OpenState, OptionList } from './action-modal.machine';
import styles from './action-modal.module.css';
import type { ModalTexts } from './action-modal.model';

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

/** MODAL-02: programme, campus, error line, confirmation. */
export function ChoiceForm({ state, send, texts, locale }: Props) {
  const { action, step, programme, campus, programmes, campuses, error } = state;
  const isRefused = error === 'selectionRequired';
  const hasNoCampus = programme === null && campus === null;
  const hasFailed = [programmes.status, campuses.status].includes('failed') || error === 'loadFailed';
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'confirmed' });
      }}
    >
      <SelectField
        id="action-formation"
        label={texts.programmeLabel}
        options={toOptions(programmes, texts.programmePlaceholder, texts.loading)}
        value={programme ?? ''}
        aria-busy={programmes.status === 'loading' || undefined}
        errorLine={isRefused && programme === null ? ERROR_ID : undefined}
        onChange={({ target }) => send({ type: 'programmeChosen', programme: target.value || null })}
      />
      <SelectField
        id="action-campus"
        label={texts.campusLabel}
        options={toOptions(campuses, texts.campusPlaceholder, texts.loading)}
        value={campus ?? ''}
        aria-busy={campuses.status === 'loading' || undefined}
        disabled={hasNoCampus}
        help={hasNoCampus ? texts.campusHelp : undefined}
        errorLine={isRefused && campus === null ? ERROR_ID : undefined}
        onChange={({ target }) => send({ type: 'campusChosen', campus: target.value || null })}
      />
      {error && <ErrorLine id={ERROR_ID} message={texts.errors[error]} />}
      {hasFailed && <PlainPage state={state} texts={texts} locale={locale} />}
      <Button
        type="submit"
        variant={action === 'registration' ? 'accent' : 'solid'}
        isFullWidth
        isLoading={step !== 'choosing'}
      >
        {texts.confirm}
      </Button>
    </form>
  );
}
