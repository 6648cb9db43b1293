import { Suspense } from 'react';
import { notFound } from 'next/navigation';
import { Hush } from './hush.client';

/** What made the page fail, or null: the page does not exist. */
type Reason = { error: Error | null };

function Signal({ error }: Reason): never {
  if (error === null) notFound();
  throw error;
}

/**
 * Gives the answer its status while the page beside it stays complete in the HTML, also without JavaScript: `notFound()`
 * or an error thrown by the page itself would empty it (platform notes, section 13).
 */
export function StatusSignal({ error }: Reason) {
  return (
    <Hush>
      <Suspense fallback={null}>
        <Signal error={error} />
      </Suspense>
    </Hush>
  );
}
