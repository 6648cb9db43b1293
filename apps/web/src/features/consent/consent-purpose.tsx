import type { OptionalPurpose, Purpose } from '@meridia/domain/consent';
import { TRACKERS, type Tracker } from '@meridia/domain/trackers.data';
import type { SiteContext } from '@/lib/site-context';
import { Icon } from '@/ui/icon';
import styles from './consent-purpose.module.css';

type Props = { site: SiteContext; purpose: Purpose };

/** Unchecked in the page: nobody has agreed to anything yet. */
function Switch({ site, purpose }: { site: SiteContext; purpose: OptionalPurpose }) {
  return (
    <label className={styles.switch}>
      <span className={styles.title}>{site.text(`consent.purpose.${purpose}.title`)}</span>
      <span aria-hidden className={styles.on}>
        {site.text('consent.on')}
      </span>
      <span aria-hidden className={styles.off}>
        {site.text('consent.off')}
      </span>
      <input type="checkbox" name={purpose} className={styles.box} />
    </label>
  );
}

function TrackerLine({ site: { text }, tracker }: { site: SiteContext; tracker: Tracker }) {
  const { key, name, kind } = tracker;
  const label = `consent.tracker.${key}`;
  return (
    <li className={styles.tracker}>
      <strong className={styles.name}>{name ?? text(`${label}.name`)}</strong>
      <span>{text(`${label}.purpose`)}</span>
      <span className={styles.life}>
        {text(`${label}.duration`)}
        {kind !== 'service' && `, ${text(`${label}.when`)}`}
      </span>
    </li>
  );
}

/** What a purpose is for, whether it is on, and all that it keeps. */
export function ConsentPurpose({ site, purpose }: Props) {
  const title = site.text(`consent.purpose.${purpose}.title`);
  return (
    <>
      {purpose === 'necessary' ? (
        <p className={styles.switch}>
          <span className={styles.title}>{title}</span>
          <span>{site.text('consent.alwaysActive')}</span>
          <Icon name="check" className={styles.always} />
        </p>
      ) : (
        <Switch site={site} purpose={purpose} />
      )}
      <p className={styles.text}>{site.text(`consent.purpose.${purpose}.text`)}</p>
      <details className={styles.trackers}>
        <summary className={styles.summary}>
          {site.text('consent.panel.trackers', { purpose: title })}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <ul className={styles.list}>
          {TRACKERS[purpose].map((tracker) => (
            <TrackerLine key={tracker.key} site={site} tracker={tracker} />
          ))}
        </ul>
      </details>
    </>
  );
}
