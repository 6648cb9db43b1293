import { Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { shownWhen } from '../shown-when.rules';

/** LAY-09: what the two dates of a banner or of a pop-in come to, whatever the clock of the computer says. */
export function ShownWhen() {
  const values = useForm('ShownWhen', (form) => form.values as Record<string, unknown>);
  const sentence = shownWhen(values);
  return sentence && <Typography textColor="neutral600">{sentence}</Typography>;
}
