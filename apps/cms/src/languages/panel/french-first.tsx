import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { opensInFrench } from '../french-first.rules';

const LANGUAGE = 'plugins[i18n][locale]';

/** The form that is open, or was until a moment ago: another language of it is another form to Strapi. */
let open: string | null = null;

export function FrenchFirst() {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const locale = search.get(LANGUAGE) ?? '';

  useEffect(() => {
    if (opensInFrench({ pathname, locale }, open)) {
      search.set(LANGUAGE, 'fr');
      setSearch(search, { replace: true });
    }
    open = pathname;
    return () => {
      if (!window.location.pathname.endsWith(pathname)) open = null;
    };
    // Once for each form: whoever then chooses English has chosen it.
  }, []);

  return null;
}
