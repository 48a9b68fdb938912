import type { VmHostListItem } from '@sarv/client/vm.generated'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import { uiText } from '../../../ui/ui.fa.ts'
import { vmText } from './hosts.fa.ts'
import { addressesOf } from './vm-list.rules.ts'
import styles from './VmAddresses.module.css'

const shownFolded = 2

/** Where the server is reached, each to be copied; what is beyond two stays folded until it is wanted. */
export function VmAddresses({ host }: { host: VmHostListItem }) {
  const [isUnfolded, setUnfolded] = useState(false)
  const addresses = addressesOf(host)
  if (addresses.length === 0) return uiText.table.none
  const shown = isUnfolded ? addresses : addresses.slice(0, shownFolded)
  const hidden = addresses.length - shown.length
  return (
    <span className={styles.addresses}>
      {shown.map((address, at) => (
        <span key={address} className={styles.line}>
          {/* Only those of version 6 are too long for their column. */}
          <Copy value={address} isClipped={address.includes(':')} />
          {hidden > 0 && at === shown.length - 1 && (
            <Button
              kind="quiet"
              size="sm"
              aria-label={vmText.list.moreAddresses(hidden, host.name ?? '')}
              onPress={() => setUnfolded(true)}
            >
              {vmText.list.more(hidden)}
            </Button>
          )}
        </span>
      ))}
      {!host.ipv4 && !host.ipv6 && <small className={styles.note}>{vmText.noPublicAddress}</small>}
    </span>
  )
}
