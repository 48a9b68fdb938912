import type { OperationListItem } from '@sarv/client/portal.generated'
import { Link } from '../ui/Link.tsx'
import { servicePath } from './service-paths.ts'

/** What is done to what, in the server's words; leads to the service's page where there is one. */
export function OperationSentence({ operation }: { operation: OperationListItem }) {
  const path = servicePath(operation)
  return path ? <Link href={path}>{operation.sentence}</Link> : operation.sentence
}
