import type { ReactNode } from 'react';
import { DEFAULT_LAYOUT, type Layout } from '@meridia/domain/layout';
import { HOME_PROFILE, type Profile } from '@meridia/domain/profiles';
import { ConnectivityToast } from '@/features/connectivity/connectivity-toast.client';
import { KeepLanguage } from '@/features/locale/keep-language.client';
import { RequestProgress } from '@/features/progress-bar/progress-bar.client';
import { ScrollOnNavigation } from '@/features/scroll/scroll-on-navigation.client';
import { ScrollToTopButton } from '@/features/scroll/scroll-to-top-button.client';
import type { ActionChoice } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { actionModalTexts } from '@/shell/actions/action-modal-texts';
import { ActionOpener } from '@/shell/actions/action-opener.client';
import { Banner } from '@/shell/banner/banner';
import { ConsentQuestion, Trackers } from '@/shell/consent/trackers';
import { Footer } from '@/shell/footer/footer';
import { Dock } from '@/shell/layouts/dock';
import { MobileCta } from '@/shell/mobile-cta/mobile-cta';
import { MobileNavbar } from '@/shell/mobile-navbar/mobile-navbar';
import { Navbar } from '@/shell/navbar/navbar';
import { Popin } from '@/shell/popin/popin';
import { Sidebar } from '@/shell/sidebar/sidebar';
import { Icon } from '@/ui/icon';
import { Toast } from '@/ui/toast';
import { loadFrame } from './load-frame';

const CONTENT_ID = 'contenu';

/** What a page asks of its frame. */
export type FrameOptions = {
  layout?: Layout;
  /** What the actions of the frame start from: the programme or the campus of the page (MODAL-04). */
  choice?: ActionChoice;
  /** Whom the page speaks to. */
  profile?: Profile;
};

type Props = FrameOptions & { site: SiteContext; children: ReactNode };

function Content({ children }: { children: ReactNode }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      {children}
    </main>
  );
}

/** The frame round every page: default and dynamics differ by the popin and the bottom bar, empty has the page alone. */
export async function PageFrame(props: Props) {
  const { site, layout = DEFAULT_LAYOUT, choice, profile = HOME_PROFILE, children } = props;
  if (layout === 'empty') return <Content>{children}</Content>;

  const { website, navbarMenu, footerMenu, events, news, banner, popin } = await loadFrame(site.locale);
  const isDefault = layout === 'default';
  const menus = { site, website, menu: navbarMenu, events, profile, choice };
  return (
    <>
      <a className="skip-link" href={`#${CONTENT_ID}`}>
        {site.text('a11y.skipToContent')}
      </a>
      <ConsentQuestion site={site} website={website} isAboveActions={isDefault} />
      {banner && <Banner site={site} banner={banner} />}
      <Navbar {...menus} />
      <MobileNavbar site={site} website={website} />
      <Sidebar {...menus} news={news} />
      <Content>{children}</Content>
      <Footer site={site} website={website} menu={footerMenu} />
      {isDefault && <MobileCta site={site} choice={choice} />}
      <Dock>
        <ScrollToTopButton label={site.text('button.scrollToTop')}>
          <Icon name="arrow-up" />
        </ScrollToTopButton>
        {isDefault && popin && <Popin site={site} popin={popin} choice={choice} />}
      </Dock>
      <ConnectivityToast
        offline={<Toast kind="offline" message={site.text('pwa.offline')} />}
        back={<Toast kind="online" message={site.text('pwa.online')} />}
      />
      <ActionOpener locale={site.locale} texts={actionModalTexts(site)} />
      <Trackers site={site} />
      {site.languages.length > 0 && <KeepLanguage />}
      <ScrollOnNavigation />
      <RequestProgress label={site.text('a11y.loading')} />
    </>
  );
}
