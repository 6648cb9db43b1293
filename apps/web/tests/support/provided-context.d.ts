import type { SharedContent } from './shared-content.ts';

declare module 'vitest' {
  interface ProvidedContext {
    content: SharedContent;
  }
}
