import { useReferralGetQuery } from '@sarv/client/financial.generated'
import { paths } from '../../../shell/paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Failed } from './Failed.tsx'
import { referralCardText as text } from './referral-card.fa.ts'
import styles from './DashboardMoney.module.css'

/** The code that friends sign up with. */
export function ReferralCard() {
  const query = useReferralGetQuery()
  const code = query.data?.referralCode
  return (
    <Card title={text.title} headEnd={<Link href={paths.portal.referral}>{text.more}</Link>}>
      <div className={styles.referral}>
        <p>{text.intro}</p>
        {code && (
          <div>
            <span className={styles.quiet}>{text.code}</span>
            <CodeBlock label={text.code} code={code} />
          </div>
        )}
        {!query.data && (query.error ? <Failed title={text.failed} query={query} /> : <Loading lines={1} />)}
      </div>
    </Card>
  )
}
