import type { Core } from '@strapi/strapi';

type End = { uid: string; tableName: string; column: string };

/** A table of links between documents, seen from the type whose field it is. */
export type LinkTable = {
  name: string;
  field: string;
  source: End;
  target: End;
  /** How many others each end may have. */
  isSourceToOne: boolean;
  isTargetToOne: boolean;
};

type JoinTable = { name: string; joinColumn: { name: string }; inverseJoinColumn: { name: string } };
type RelationAttribute = {
  type: string;
  relation: string;
  target: string;
  mappedBy?: string;
  joinTable?: JoinTable;
};

/** The tables of links between documents of schools; both sides of a relation share one. */
export function linkTables(strapi: Core.Strapi): LinkTable[] {
  return Object.keys(strapi.contentTypes)
    .filter((uid) => uid.startsWith('api::'))
    .flatMap((uid) => {
      const { attributes, tableName } = strapi.db.metadata.get(uid);
      return Object.entries(attributes as Record<string, RelationAttribute>).flatMap(([field, attribute]) => {
        const { type, relation, target, mappedBy, joinTable } = attribute;
        if (type !== 'relation' || mappedBy || !joinTable || !target?.startsWith('api::')) return [];
        return [
          {
            name: joinTable.name,
            field,
            source: { uid, tableName, column: joinTable.joinColumn.name },
            target: {
              uid: target,
              tableName: strapi.db.metadata.get(target).tableName,
              column: joinTable.inverseJoinColumn.name,
            },
            isSourceToOne: relation.endsWith('ToOne'),
            isTargetToOne: relation.startsWith('oneTo'),
          },
        ];
      });
    });
}
