import type { OperationListItem } from '@sarv/client/portal.generated'
import { Link } from '../ui/Link.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { servicePath } from './service-paths.ts'

/** The name of an operation's service, linked to its page where there is one. */
export function ServiceName({ operation }: { operation: OperationListItem }) {
  if (!operation.serviceName) return null
  const path = servicePath(operation)
  const name = <Ltr>{operation.serviceName}</Ltr>
  return path ? <Link href={path}>{name}</Link> : name
}
