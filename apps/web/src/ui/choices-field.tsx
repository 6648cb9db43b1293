import { Button } from './button';
import styles from './choices-field.module.css';
import { classNames } from './class-names';
import fieldStyles from './field.module.css';

export type Choice = {
  value: string;
  label: string;
  /** What choosing it gives: « 30 », and for those who hear it « 30 formations ». */
  count: number;
  countText: string;
  isChosen: boolean;
};

type ChoicesFieldProps = {
  id: string;
  name: string;
  label: string;
  /** What is chosen: « Alternance », « Lyon, Nice », « Tous ». */
  value: string;
  choices: readonly Choice[];
  /** Sends the form from inside the panel: « Filtrer ». */
  submitLabel: string;
};

/** More of them are set in two columns. */
const COLUMN_MAX = 9;

function ChoiceBox({ name, choice }: { name: string; choice: Choice }) {
  const { value, label, count, countText, isChosen } = choice;
  return (
    <li>
      <label className={classNames(styles.choice, count === 0 && styles.none)}>
        <input type="checkbox" name={name} value={value} defaultChecked={isChosen} className={styles.box} />
        <span className={styles.label}>{label}</span>
        <span aria-hidden className={styles.count}>
          {count}
        </span>
        <span className="visually-hidden">, {countText}</span>
      </label>
    </li>
  );
}

/**
 * Looks like a list, takes several values. The choices are in a popover: it opens without a script, and Escape or a click
 * elsewhere closes it.
 */
export function ChoicesField({ id, name, label, value, choices, submitLabel }: ChoicesFieldProps) {
  const [labelId, panelId] = [`${id}-label`, `${id}-choices`];
  return (
    <div className={fieldStyles.field}>
      <span id={labelId} className={fieldStyles.label}>
        {label}
      </span>
      <button
        type="button"
        id={id}
        popoverTarget={panelId}
        aria-labelledby={`${labelId} ${id}`}
        className={classNames(fieldStyles.control, fieldStyles.select, styles.opener)}
      >
        {value}
      </button>
      <div id={panelId} popover="auto" role="group" aria-labelledby={labelId} className={styles.panel}>
        <ul className={classNames(styles.choices, choices.length > COLUMN_MAX && styles.columns)}>
          {choices.map((choice) => (
            <ChoiceBox key={choice.value} name={name} choice={choice} />
          ))}
        </ul>
        <div className={styles.foot}>
          <Button type="submit" variant="solid" isSmall isFullWidth>
            {submitLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
