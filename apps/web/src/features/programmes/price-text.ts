import { announcedPrice } from '@meridia/domain/fees.rules';
import type { ProgrammeCard } from '@/content/programmes/programme.model';
import { moneyText } from '@/lib/numbers';
import type { SiteContext } from '@/lib/site-context';

type Words = Pick<SiteContext, 'locale' | 'text'>;
type Programme = Pick<ProgrammeCard, 'price' | 'duration' | 'rhythms'>;

/** « 8 400 € par an ; 0 € en alternance », « 0 € pour l’alternant », « 1 950 € »; « Tarif non publié », never a zero by omission. */
export function priceText({ locale, text }: Words, programme: Programme): string {
  const announced = announcedPrice(programme);
  if (!announced) return text('course.feeNotPublished');
  const { amount, isPerYear, freeFromYear, currency } = announced;
  const money = moneyText(locale, amount, currency);
  if (amount === 0) return text('course.priceForApprentice', { amount: money });
  const price = isPerYear ? text('course.pricePerYear', { amount: money }) : money;
  if (freeFromYear === null) return price;
  const free = moneyText(locale, 0, currency);
  return freeFromYear === 1
    ? text('course.priceOrFree', { price, amount: free })
    : text('course.priceOrFreeFrom', { price, amount: free, year: freeFromYear });
}
