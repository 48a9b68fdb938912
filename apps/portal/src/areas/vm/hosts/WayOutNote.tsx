import type { VmHostDetail } from '@sarv/client/vm.generated'
import { hasNoPublicAddress, wayOutOf, type WayOut } from '@sarv/contract/vm/hosts/way-out.rules'
import { isRegistered } from '../../../shell/registered-pages.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { paths } from '../vm.paths.ts'
import { wayOutText as text } from './way-out.fa.ts'

interface WayOutNoteProps {
  projectId: number
  host: VmHostDetail
  /** Where the page itself adds addresses. */
  isAtAddresses?: boolean
}

/** Says of a server without a public address how it gets out, and offers the next step; nothing of others. */
export function WayOutNote({ projectId, host, isAtAddresses = false }: WayOutNoteProps) {
  if (!hasNoPublicAddress(host)) return null
  const way = wayOutOf(host)
  return (
    <Note
      tone={way.kind === 'snat' ? 'info' : 'warning'}
      title={text.title}
      actions={
        <>
          <NextStep projectId={projectId} way={way} />
          {!isAtAddresses && (
            <LinkButton size="sm" href={paths.vm.ip(projectId, host.id)}>
              {text.addAddress}
            </LinkButton>
          )}
        </>
      }
    >
      {sentenceOf(way)}
    </Note>
  )
}

const sentenceOf = ({ kind, cloud }: WayOut): string => {
  if (kind === 'snat') return text.snat(cloud.name ?? '')
  return kind === 'snatOff' ? text.snatOff(cloud.name ?? '') : text.none
}

function NextStep({ projectId, way: { kind, cloud } }: { projectId: number; way: WayOut }) {
  const href = cloud ? paths.vpc.nat(projectId, cloud.id) : paths.vpc.list(projectId)
  if (!isRegistered(href)) return null
  const label = cloud ? (kind === 'snat' ? text.forward : text.turnOn) : text.clouds
  return (
    <LinkButton size="sm" href={href}>
      {label}
    </LinkButton>
  )
}
