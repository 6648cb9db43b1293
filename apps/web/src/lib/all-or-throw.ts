/** Lets each come to its end, then fails if one of them has. */
export async function allOrThrow(tasks: readonly unknown[]): Promise<void> {
  const failed = (await Promise.allSettled(tasks)).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
