import { attempt } from '@/lib/attempt';
import { BANNER_KEY } from './banner.rules';

/** LAY-06: a closed banner stays closed for the visit; without a script it closes for its page. */
export function attachBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-banner]');
  const details = banner?.querySelector('details');
  details?.addEventListener('toggle', () => {
    if (!details.open) attempt(() => sessionStorage.setItem(BANNER_KEY, banner?.dataset.banner ?? ''));
  });
}
