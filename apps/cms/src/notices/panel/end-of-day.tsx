import { useEffect, useRef } from 'react';
import { useForm } from '@strapi/strapi/admin';
import { endOfChosenDay, ENDS } from '../end-of-day.rules';

/** LAY-09: « Jusqu’au » and « Retirer le » last until the end of the day that is chosen. Shows nothing. */
export function EndOfDay() {
  const values = useForm('EndOfDay', (form) => form.values as Record<string, unknown>);
  const isModified = useForm('EndOfDay', ({ modified }) => modified);
  const onChange = useForm('EndOfDay', (form) => form.onChange);
  const before = useRef(values);

  useEffect(() => {
    const last = before.current;
    before.current = values;
    if (!isModified) return;
    for (const field of ENDS) {
      const end = endOfChosenDay(last[field], values[field]);
      if (end !== null) onChange(field, end as never);
    }
  }, [values, isModified, onChange]);
  return null;
}
