type Options = {
  periodMs: number;
  /** May ask whether the process leaves. */
  task: (isStopped: () => boolean) => Promise<unknown>;
  onFailure: (message: string) => void;
};

/** Does something again and again for as long as the process runs, never twice at once; after a failure it is tried again. */
export function createRepeatedTask({ periodMs, task, onFailure }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();

  async function tick(): Promise<void> {
    try {
      await task(() => isStopped);
    } catch (error) {
      onFailure(error instanceof Error ? error.message : String(error));
    }
    if (!isStopped) timer = setTimeout(begin, periodMs);
  }

  function begin(): void {
    running = tick();
  }

  return {
    start: begin,
    /** Waits for what is under way. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
