import { isolated, named } from '@sarv/contract/direction'

/** What people read about an operation that failed. */
export const failedOperationText = {
  /** Many have several projects, and a list of notices shows the subject alone. */
  subject: (sentence: string, project: string | null) =>
    project === null ? `${sentence} ناموفق بود` : `${sentence} در پروژه ${named(project)} ناموفق بود`,
  content: ({ starter, reason }: { starter: string | null; reason: string }) =>
    [reason, ...(starter === null ? [] : [`این کار را ${isolated(starter)} آغاز کرده بود.`])].join(' '),
}
