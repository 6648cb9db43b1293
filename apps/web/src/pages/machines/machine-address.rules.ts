import { createRouter } from '@engine/routes';
import { MACHINE_ROUTES } from '@meridia/domain/page-routes.data';
import { splitLocale } from '@/pages/page-key.rules';

const findRoute = createRouter(MACHINE_ROUTES);

/** The document of an address, and its named parts; null: programs read nothing there. */
export function findMachineRoute(address: string) {
  const { locale, path } = splitLocale(address);
  const route = findRoute(path);
  return route && { ...route, locale };
}

export const isMachineAddress = (address: string): boolean => findMachineRoute(address) !== null;
