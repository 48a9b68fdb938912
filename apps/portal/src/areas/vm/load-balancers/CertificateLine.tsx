import type { LoadBalancerCertificate } from '@sarv/client/vm.generated'
import { warnedDays } from '@sarv/contract/vm/load-balancers/certificates.rules'
import { useState } from 'react'
import { formatNumber } from '../../../format/number.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import styles from './Balancers.module.css'
import { certificateDays } from './certificate-days.ts'
import { balancersText } from './load-balancers.fa.ts'

const text = balancersText.drawer

const weekDays = 7

/** For which names a certificate is, and until when; in its last month it says how long that is. */
export function CertificateLine({ certificate: { names, expireDate } }: { certificate: LoadBalancerCertificate }) {
  // As of when it was opened: days pass slower than people look at it.
  const [now] = useState(() => new Date())
  const days = certificateDays(expireDate, now)
  return (
    <p className={styles.certificateLine}>
      <Ltr>{names.join(', ')}</Ltr>
      <span className={styles.quiet}>
        {text.ends} <DateText wire={expireDate} />
      </span>
      {days !== undefined && days <= warnedDays[0] && (
        <StatusChip
          status={{
            label: days < 1 ? text.ended : text.endsIn(formatNumber(days)),
            tone: days <= weekDays ? 'error' : 'warning',
          }}
        />
      )}
    </p>
  )
}
