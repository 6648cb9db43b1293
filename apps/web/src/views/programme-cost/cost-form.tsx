import { COST_AGES, OLDEST } from '@meridia/domain/cost-choices';
import { RHYTHM_VALUES } from '@meridia/domain/list-filters';
import { GRANT_STEPS, grantOn } from '@meridia/domain/rates.rules';
import { paths } from '@/lib/paths';
import { moneyText } from '@/lib/numbers';
import type { SiteContext } from '@/lib/site-context';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { SelectField, type SelectOption } from '@/ui/select-field';
import type { CostContent } from './cost-content';
import styles from './cost-form.module.css';
import { stepText } from './cost-texts';

type Props = { site: SiteContext; content: CostContent };
type FieldOf = { name: string; label: string; value: string; options: readonly SelectOption[] };

function campusField(site: SiteContext, { campuses, situation }: CostContent): FieldOf {
  const options = campuses.map(({ slug, title }) => ({ value: slug, label: title }));
  return {
    name: 'campus',
    label: site.text('course.filter.campus'),
    value: situation.campus?.slug ?? '',
    options: [{ value: '', label: site.text('netCost.noCampus') }, ...options],
  };
}

function rhythmField({ text }: SiteContext, { programme, situation }: CostContent): FieldOf {
  return {
    name: 'rythme',
    label: text('course.rhythm.label'),
    value: RHYTHM_VALUES[situation.mode],
    options: programme.rhythms.map((mode) => ({
      value: RHYTHM_VALUES[mode],
      label: text(`course.rhythm.${mode}`),
    })),
  };
}

function ageField({ text }: SiteContext, { situation }: CostContent): FieldOf {
  return {
    name: 'age',
    label: text('netCost.age'),
    value: String(situation.age),
    options: COST_AGES.map((age) => ({
      value: String(age),
      label: text(age === OLDEST ? 'netCost.ageMost' : 'netCost.ageValue', { age }),
    })),
  };
}

/** Steps whose amount the school has entered. */
function grantField(site: SiteContext, { choice, rates, today }: CostContent): FieldOf {
  const steps = GRANT_STEPS.flatMap((step) => {
    const grant = grantOn(rates, step, today);
    if (!grant) return [];
    const amount = moneyText(site.locale, grant.amount, 'EUR');
    return [{ value: step, label: site.text('netCost.stepAmount', { step: stepText(step), amount }) }];
  });
  return {
    name: 'bourse',
    label: site.text('netCost.grant'),
    value: choice.bourse ?? '',
    options: [{ value: '', label: site.text('netCost.noGrant') }, ...steps],
  };
}

/** A GET form: each situation is an address that can be kept and sent. With a script it is asked for at each change. */
export function CostForm({ site, content }: Props) {
  const isGrantAsked = content.situation.mode !== 'continuing' || content.choice.bourse !== undefined;
  const fields = [
    ...(content.campuses.length > 0 ? [campusField(site, content)] : []),
    rhythmField(site, content),
    ageField(site, content),
    ...(isGrantAsked ? [grantField(site, content)] : []),
  ];
  return (
    <search aria-label={site.text('netCost.form')} className={classNames('sur-craie', styles.bar)}>
      <form
        data-live-form
        action={site.href(paths.programmeCost(content.programme.slug))}
        autoComplete="off"
        className={classNames('container', styles.form)}
      >
        {fields.map(({ name, label, value, options }) => (
          <SelectField
            key={name}
            id={`cout-${name}`}
            name={name}
            label={label}
            defaultValue={value}
            options={options}
          />
        ))}
        <Button type="submit" variant="solid">
          {site.text('netCost.submit')}
        </Button>
      </form>
    </search>
  );
}
