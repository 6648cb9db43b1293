import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import styles from './visit-form.module.css';

type Props = {
  site: SiteContext;
  /** What was typed and is nowhere, or the place that was found. */
  value?: string;
  error?: string;
};

/** A GET form: the place that is typed is an address, and nobody is asked where they are. */
export function VisitForm({ site, value = '', error }: Props) {
  return (
    <search aria-label={site.text('visit.title')}>
      <form action={site.href(paths.visit())} className={styles.form}>
        <TextField
          id="visite-lieu"
          name="lieu"
          label={site.text('visit.place')}
          help={error === undefined ? site.text('visit.help') : undefined}
          error={error}
          defaultValue={value}
          autoComplete="postal-code"
          maxLength={60}
          required
        />
        <Button type="submit" variant="solid">
          {site.text('visit.find')}
        </Button>
      </form>
    </search>
  );
}
