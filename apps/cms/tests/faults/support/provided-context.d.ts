import type { OwnPostgres } from '@meridia/tools/services/own-postgres';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: OwnPostgres;
    mediaFolder: string;
  }
}
