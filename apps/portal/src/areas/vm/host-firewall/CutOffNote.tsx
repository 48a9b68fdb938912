import type { FirewallRuleShape } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import { Note } from '../../../ui/Note.tsx'
import { firewallText as text } from './host-firewall.fa.ts'
import { cutsOff, type Firewall } from './use-firewall.ts'

interface CutOffNoteProps {
  firewall: Firewall
  after: readonly FirewallRuleShape[]
}

/** Says before the change that it takes one's own way in, and that it goes back by itself. */
export function CutOffNote({ firewall, after }: CutOffNoteProps) {
  if (!cutsOff(firewall, after)) return null
  return (
    <Note tone="warning" isLive>
      {text.cutsOff(firewall.state.managementPort)}
    </Note>
  )
}
