import type { SchoolContent } from './school-content.ts';
import { listOf, numbersOf, rowsOf, type Statement } from './statement.ts';

/** The rent that the sum of a cost counts is the one that the housing page tells: « Lyon, Nice », « de 510 à 680 € », in both languages. */
export function checkRents({ rents, texts }: SchoolContent): Statement[] {
  const rows = texts
    .filter(({ name }) => /--logement(?:\.en)?\.md$/.test(name))
    .flatMap(({ name, text }) => rowsOf(text).map(([cities = '', rent = '']) => ({ name, cities, rent })));
  return rows.flatMap(({ name, cities, rent }) =>
    cities.split(', ').map((city) => {
      const own = rents.find((one) => one.city === city || one.titleEn === city)?.rent;
      return {
        topic: 'rents',
        place: `${name}, ${city}`,
        says: listOf(numbersOf(rent)),
        is: own ? listOf([own.low, own.high]) : 'none',
      };
    }),
  );
}
