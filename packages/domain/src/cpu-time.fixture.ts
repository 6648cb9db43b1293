const MS_OF_US = 1000;

/** Processor time of this thread alone (ms): what others do on the machine meanwhile is not counted. */
export function cpuMsOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / MS_OF_US;
}
