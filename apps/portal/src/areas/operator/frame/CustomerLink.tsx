import { Link } from '../../../ui/Link.tsx'
import { operatorPaths } from '../operator.paths.ts'
import { useOperatorRefusal } from './use-operator-may.ts'

/** A customer's name; it leads to their page for whoever may look at customers. */
export function CustomerLink({ id, name }: { id: number; name: string | null }) {
  const refusal = useOperatorRefusal()
  if (refusal('operator:customers') !== undefined) return <bdi>{name}</bdi>
  return (
    <Link href={operatorPaths.customer(id)}>
      <bdi>{name}</bdi>
    </Link>
  )
}
