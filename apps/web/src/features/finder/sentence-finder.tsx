import { Fragment } from 'react';
import type { Reference } from '@/content/reference.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { finderOptions } from './finder-options';
import { firstChoice, readSentence, type FinderField } from './finder-sentence.rules';
import styles from './sentence-finder.module.css';

type Props = { site: SiteContext; campuses: readonly Reference[] };

const SENTENCE = 'finder.sentence';

/** « à » alone names nothing: those who hear the field are told which filter it is. */
const FIELD_NAMES: Record<FinderField, string> = {
  niveau: 'course.filter.level',
  domaine: 'course.filter.domain',
  campus: 'course.filter.campus',
  rythme: 'course.filter.rhythm',
};

function isField(name: string): name is FinderField {
  return Object.hasOwn(FIELD_NAMES, name);
}

/** The search of the home page: a sentence to complete, which leads to the list of programmes. */
export function SentenceFinder({ site, campuses }: Props) {
  const { choices, end } = readSentence(site.text(SENTENCE));
  const options = finderOptions(site, campuses);
  return (
    <search className={classNames('sur-encre', styles.finder)} aria-label={site.text('finder.label')}>
      <form className={classNames('container', styles.form)} action={site.href(paths.programmes)}>
        <p className={styles.sentence}>
          {choices.map(({ name, mark, words }) =>
            isField(name) && options[name].length > 0 ? (
              <Fragment key={name}>
                {mark}
                <label htmlFor={`finder-${name}`}>
                  {words}
                  <span className="visually-hidden"> ({site.text(FIELD_NAMES[name])})</span>
                </label>{' '}
                <select
                  id={`finder-${name}`}
                  name={name}
                  className={styles.choice}
                  defaultValue={firstChoice(site.link(SENTENCE), name, options[name])}
                >
                  {options[name].map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </Fragment>
            ) : null,
          )}
          {end}
        </p>
        <div className={styles.submit}>
          <Button type="submit" variant="accent">
            {site.text('finder.submit')}
            <Icon name="route" />
          </Button>
        </div>
      </form>
    </search>
  );
}
