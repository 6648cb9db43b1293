import { paths } from '@/lib/paths';

/** ROUTE-02, ROUTE-03, ROUTE-04: the homes of those who are not students. */
const PROFILE_HOMES = [paths.company, paths.partner, paths.alumni];

/** A home has no way above it to show. */
export const isProfileHome = ({ rubrique, slug }: { rubrique: string; slug: string | null }): boolean =>
  PROFILE_HOMES.includes(paths.article(rubrique, slug));
