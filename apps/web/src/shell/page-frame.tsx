import type { ReactNode } from 'react';
import { Island } from '@engine/island';
import { DEFAULT_LAYOUT, type Layout } from '@meridia/domain/layout';
import { HOME_PROFILE, type Profile } from '@meridia/domain/profiles';
import { ConnectivityToasts } from '@/features/connectivity/connectivity-toasts';
import { ProgressTemplate } from '@/features/progress-bar/progress-template';
import { ScrollToTopButton } from '@/features/scroll/scroll-to-top-button';
import type { ActionChoice } from '@/lib/paths';
import { FRAME_IDS } from '@/lib/frame-ids';
import type { SiteContext } from '@/lib/site-context';
import { actionModalTexts } from '@/shell/actions/action-modal-texts';
import { Banner } from '@/shell/banner/banner';
import { ConsentAnswer } from '@/shell/consent/consent-answer';
import { ConsentQuestion } from '@/shell/consent/consent-question';
import { Footer } from '@/shell/footer/footer';
import { Dock } from '@/shell/layouts/dock';
import { MobileCta } from '@/shell/mobile-cta/mobile-cta';
import { MobileNavbar } from '@/shell/mobile-navbar/mobile-navbar';
import { Navbar } from '@/shell/navbar/navbar';
import { Popin } from '@/shell/popin/popin';
import { Sidebar } from '@/shell/sidebar/sidebar';
import { FrameSettings } from './frame-settings';
import type { FrameData } from './load-frame';
import { isShownOn } from './shown-here.rules';

const CONTENT_ID = FRAME_IDS.main;

/** What a page asks of its frame. */
export type FrameOptions = {
  layout?: Layout;
  /** What the actions of the frame start from: the programme or the campus of the page (MODAL-04). */
  choice?: ActionChoice;
  /** The campuses that the page is about, by slug: some banners and popins are for theirs alone (LAY-08). */
  campuses?: readonly string[];
  /** Whom the page speaks to. */
  profile?: Profile;
  /** LAY-06: the pages of errors and of the actions have none; the others do, in the default layout. */
  hasPopin?: boolean;
};

type Props = FrameOptions & {
  site: SiteContext;
  data: FrameData;
  /** Nothing is measured where nobody is asked: who looks at a draft is no visitor. */
  asksConsent?: boolean;
  children: ReactNode;
};

function Content({ children }: { children: ReactNode }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      {children}
    </main>
  );
}

/** What is not seen until a script shows it (frame.client.ts). */
function ForScripts({ site }: { site: SiteContext }) {
  const { locale, text } = site;
  return (
    <>
      <ConnectivityToasts site={site} />
      <ProgressTemplate label={text('a11y.loading')} />
      <Island name="action-modal" when="intent" props={{ locale, texts: actionModalTexts(site) }} />
      <ConsentAnswer site={site} />
      <FrameSettings site={site} />
    </>
  );
}

/** The frame round every page: default and dynamics differ by the popin and the bottom bar, empty has the page alone. */
export function PageFrame(props: Props) {
  const { site, data, layout = DEFAULT_LAYOUT, choice, profile = HOME_PROFILE, hasPopin = true } = props;
  const { asksConsent = true } = props;
  if (layout === 'empty') return <Content>{props.children}</Content>;

  const { website, navbarMenu, footerMenu, events, news } = data;
  const isHere = ({ campuses }: { campuses: readonly string[] | null }) =>
    isShownOn(props.campuses ?? [], campuses);
  const [banner, popin] = [data.banners.find(isHere), data.popins.find(isHere)];
  const isDefault = layout === 'default';
  const menus = { site, website, menu: navbarMenu, events, profile, choice };
  return (
    <>
      <a className="skip-link" href={`#${CONTENT_ID}`}>
        {site.text('a11y.skipToContent')}
      </a>
      {asksConsent && <ConsentQuestion site={site} website={website} isAboveActions={isDefault} />}
      {banner && <Banner site={site} banner={banner} />}
      <Navbar {...menus} />
      <MobileNavbar site={site} website={website} />
      <Sidebar {...menus} news={news} />
      <Content>{props.children}</Content>
      <Footer site={site} website={website} menu={footerMenu} />
      {isDefault && <MobileCta site={site} choice={choice} />}
      <Dock>
        <ScrollToTopButton label={site.text('button.scrollToTop')} />
        {isDefault && hasPopin && popin && <Popin site={site} popin={popin} choice={choice} />}
      </Dock>
      <ForScripts site={site} />
    </>
  );
}
