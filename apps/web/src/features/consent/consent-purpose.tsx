import { Icon } from '@/ui/icon';
import { TITLE_PLACE, type PanelTexts, type PurposeTexts, type TrackerText } from './consent-panel.model';
import styles from './consent-purpose.module.css';

type Props = {
  texts: Pick<PanelTexts, 'alwaysActive' | 'on' | 'off' | 'trackers'>;
  purpose: PurposeTexts;
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
};

function Switch({ texts, purpose, isChecked, onCheck }: Props) {
  return (
    <label className={styles.switch}>
      <span className={styles.title}>{purpose.title}</span>
      <span aria-hidden>{isChecked ? texts.on : texts.off}</span>
      <input
        type="checkbox"
        name={purpose.purpose}
        checked={isChecked}
        onChange={({ target }) => onCheck(target.checked)}
        className={styles.box}
      />
    </label>
  );
}

function AlwaysOn({ texts, purpose }: Pick<Props, 'texts' | 'purpose'>) {
  return (
    <p className={styles.switch}>
      <span className={styles.title}>{purpose.title}</span>
      <span>{texts.alwaysActive}</span>
      <Icon name="check" className={styles.always} />
    </p>
  );
}

function TrackerLine({ tracker: [name, purpose, life] }: { tracker: TrackerText }) {
  return (
    <li className={styles.tracker}>
      <strong className={styles.name}>{name}</strong>
      <span>{purpose}</span>
      <span className={styles.life}>{life}</span>
    </li>
  );
}

/** What a purpose is for, whether it is on, and all that it keeps. */
export function ConsentPurpose(props: Props) {
  const { title, text, trackers } = props.purpose;
  return (
    <>
      {props.purpose.purpose === 'necessary' ? <AlwaysOn {...props} /> : <Switch {...props} />}
      <p className={styles.text}>{text}</p>
      <details className={styles.trackers}>
        <summary className={styles.summary}>
          {props.texts.trackers.replace(TITLE_PLACE, () => title)}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <ul className={styles.list}>
          {trackers.map((tracker) => (
            <TrackerLine key={tracker[0]} tracker={tracker} />
          ))}
        </ul>
      </details>
    </>
  );
}
