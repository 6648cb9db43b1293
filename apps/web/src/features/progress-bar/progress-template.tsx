import { PROGRESS_DURATION_MS } from '@meridia/domain/timings';
import { ProgressBar } from '@/ui/progress-bar';

/** STATE-02: the bar, for the script that shows it. */
export function ProgressTemplate({ label }: { label: string }) {
  return (
    <template data-progress>
      <ProgressBar label={label} durationMs={PROGRESS_DURATION_MS} />
    </template>
  );
}
