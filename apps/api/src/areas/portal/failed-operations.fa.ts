/** What people read about an operation that failed. Names are set apart: they may be Latin in a Persian sentence. */
export const failedOperationText = {
  subject: (sentence: string) => `${sentence} ناموفق بود`,
  content: ({ project, starter, reason }: { project: string | null; starter: string | null; reason: string }) =>
    [
      ...(project === null ? [] : [`پروژه «\u2068${project}\u2069».`]),
      reason,
      ...(starter === null ? [] : [`این کار را ${starter} آغاز کرده بود.`]),
    ].join(' '),
}
