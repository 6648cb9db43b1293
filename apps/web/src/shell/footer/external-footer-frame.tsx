import { FOOTER_FRAME_HEIGHT } from '@meridia/domain/layout';
import type { Website } from '@/content/website/website.model';
import { ConsentedFrame } from './consented-frame';
import styles from './footer.module.css';

/** What is shown is a static page with links: they may leave, and nothing runs. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

type Props = { frame: Website['footerFrame']; title: string; isConsentRequired: boolean };

/** FOOT-05. A page is the same for all, before any consent: a frame that sets cookies comes after it. */
export function ExternalFooterFrame({ frame, title, isConsentRequired }: Props) {
  if (!frame) return null;
  const Frame = frame.isCookieFree || !isConsentRequired ? 'iframe' : ConsentedFrame;
  return (
    <Frame
      className={styles.frame}
      loading="lazy"
      sandbox={SANDBOX}
      referrerPolicy="no-referrer"
      src={frame.url}
      title={title}
      height={FOOTER_FRAME_HEIGHT}
      scrolling="no"
    />
  );
}
