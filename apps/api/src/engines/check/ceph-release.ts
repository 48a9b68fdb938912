import { releaseWarning } from '../ceph/release.rules.ts'

/** undefined also where nobody answers: the steps say so themselves. */
export const releaseWarningAt = (endpoint: string): Promise<string | undefined> =>
  fetch(endpoint, { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).then(
    ({ headers }) => releaseWarning(headers.get('server')),
    () => undefined,
  )
