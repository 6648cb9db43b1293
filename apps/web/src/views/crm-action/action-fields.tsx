import type { Action } from '@meridia/domain/actions';
import type { ActionOption } from '@/content/crm-links/crm-link.model';
import { SheetLink } from '@/features/programmes/sheet-link';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Button, LinkButton } from '@/ui/button';
import { ErrorLine } from '@/ui/error-line';
import { Link } from '@/ui/link';
import { Notice } from '@/ui/notice';
import { SelectField } from '@/ui/select-field';
import type { ActionForm } from './action-content';
import styles from './crm-action-page.module.css';

const ERROR_ID = 'choix-incomplet';

type FieldProps = {
  id: 'programme' | 'campus';
  label: string;
  placeholder: string;
  options: readonly ActionOption[];
  value: string | undefined;
  help?: string;
  isDisabled?: boolean;
  /** MODAL-05: whether the form was sent without it. */
  isMissing: boolean;
};

function ChoiceField(field: FieldProps) {
  const { id, label, placeholder, options, value, help, isDisabled = false, isMissing } = field;
  return (
    <SelectField
      id={id}
      name={id}
      label={label}
      help={help}
      options={[
        { value: '', label: placeholder },
        ...options.map(({ name, slug }) => ({ value: slug, label: name })),
      ]}
      defaultValue={value ?? ''}
      disabled={isDisabled}
      errorLine={isMissing && !isDisabled ? ERROR_ID : undefined}
    />
  );
}

type Props = { site: SiteContext; action: Action; form: ActionForm };

/** The form of the modal (MODAL-02), sent to its own address: the server leads on once both are chosen. */
export function ActionFields({ site, action, form }: Props) {
  const { programmes, campuses, choice, isIncomplete, unavailable } = form;
  const hasChoice = choice.programme !== undefined || choice.campus !== undefined;
  const href = site.href(paths.action(action));
  return (
    <>
      {unavailable === undefined ? (
        <p>{site.text(`modal.intro.${action}`)}</p>
      ) : (
        <Notice text={site.text(`modal.unavailable.${action}`)}>
          <LinkButton href={site.href(paths.action('contact', { programme: unavailable }))} variant="solid">
            {site.text('modal.unavailable.help')}
          </LinkButton>
        </Notice>
      )}
      <form action={href} method="get" className={styles.form}>
        <ChoiceField
          id="programme"
          label={site.text('modal.courseLabel')}
          placeholder={site.text('modal.coursePlaceholder')}
          options={programmes}
          value={choice.programme}
          help={choice.campus === undefined ? undefined : site.text('modal.narrowed')}
          isMissing={isIncomplete && choice.programme === undefined}
        />
        <ChoiceField
          id="campus"
          label={site.text('modal.campusLabel')}
          placeholder={site.text('modal.campusPlaceholder')}
          options={campuses}
          value={choice.campus}
          help={hasChoice ? undefined : site.text('modal.campusDisabled')}
          isDisabled={!hasChoice}
          isMissing={isIncomplete && choice.campus === undefined}
        />
        {isIncomplete && (
          <div id={ERROR_ID}>
            <ErrorLine message={site.text('modal.error.selectionRequired')} />
          </div>
        )}
        <Button type="submit" variant={action === 'registration' ? 'accent' : 'solid'} isFullWidth>
          {site.text('modal.confirm')}
        </Button>
      </form>
      {action === 'brochure' && choice.programme !== undefined && (
        <p className={styles.startOver}>
          <SheetLink site={site} slug={choice.programme} />
        </p>
      )}
      {hasChoice && (
        <p className={styles.startOver}>
          <Link href={href}>{site.text('modal.startOver')}</Link>
        </p>
      )}
    </>
  );
}
