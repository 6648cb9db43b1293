import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { keepPhones, PHONE_FIELDS } from './kept-phones.rules';
import { NO_PHONE } from './phone.rules';

const WRITES_WITH_DATA = new Set(['create', 'update', 'clone']);

/** PHONE-01: whatever way a number is typed, one form of it is kept; what is none is refused on its field, in a draft as well. */
export function keepPhonesOnWrite(strapi: Core.Strapi): void {
  strapi.documents.use((call, next) => {
    const field = PHONE_FIELDS[call.uid];
    const params = call.params as { data?: unknown };
    if (!field || !WRITES_WITH_DATA.has(call.action) || !params.data) return next();

    const { value, wrong } = keepPhones(params.data, field);
    if (wrong.length > 0) {
      const marked = wrong.map((path) => ({
        path: path.map(String),
        message: NO_PHONE,
        name: 'ValidationError',
      }));
      throw new errors.ValidationError(NO_PHONE, { errors: marked });
    }
    call.params = { ...params, data: value } as typeof call.params;
    return next();
  });
}
