import type { SharedService } from './shared-service.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    service: SharedService;
  }
}
