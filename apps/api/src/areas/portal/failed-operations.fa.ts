import { isolated, named } from '@sarv/contract/direction'

/** What people read about an operation that failed. */
export const failedOperationText = {
  subject: (sentence: string) => `${sentence} ناموفق بود`,
  content: ({ project, starter, reason }: { project: string | null; starter: string | null; reason: string }) =>
    [
      ...(project === null ? [] : [`پروژه ${named(project)}.`]),
      reason,
      ...(starter === null ? [] : [`این کار را ${isolated(starter)} آغاز کرده بود.`]),
    ].join(' '),
}
