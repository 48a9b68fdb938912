import { useReferralGetQuery, useReferralListQuery, type ReferralListItem } from '@sarv/client/financial.generated'
import { Mail, Send, Share2, UsersRound } from 'lucide-react'
import { formatPercent } from '../../../format/number.ts'
import { useMayInAccount } from '../../../shell/use-may.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { referralsText as text } from './referrals.fa.ts'
import styles from './ReferralTab.module.css'

/** `/portal/account?tab=referral` */
export function ReferralTab() {
  const { data: referral, error, isFetching, refetch } = useReferralGetQuery()
  const may = useMayInAccount()
  return (
    <>
      <Card title={text.title}>
        {referral && <OwnCode code={referral.referralCode ?? ''} link={referral.referralLink ?? ''} />}
        {!referral && !error && <Loading lines={5} />}
        {!referral && !!error && (
          <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
      </Card>
      {referral && may('money') && <Joined referralId={referral.id} />}
    </>
  )
}

function OwnCode({ code, link }: { code: string; link: string }) {
  const message = text.message(link)
  // Mail programs take a plus for a plus: spaces are written as %20.
  const mail = new URLSearchParams({ subject: text.subject, body: message }).toString().replaceAll('+', '%20')
  const telegram = new URLSearchParams({ url: link, text: text.subject })
  return (
    <div className={styles.own}>
      <p>{text.intro}</p>
      <div>
        <b>{text.code}</b>
        <CodeBlock label={text.code} code={code} />
      </div>
      <div>
        <b>{text.link}</b>
        <CodeBlock label={text.link} code={link} />
      </div>
      <div className={styles.buttons}>
        {'share' in navigator && (
          <Button size="sm" icon={Share2} onPress={() => void navigator.share({ text: message }).catch(ignore)}>
            {text.share}
          </Button>
        )}
        <LinkButton size="sm" icon={Send} href={`https://t.me/share/url?${telegram}`} target="_blank">
          {text.telegram}
        </LinkButton>
        <LinkButton size="sm" icon={Mail} href={`mailto:?${mail}`}>
          {text.mail}
        </LinkButton>
      </div>
    </div>
  )
}

/** Closing the sheet of the phone without choosing is no failure. */
const ignore = () => undefined

const columns: readonly Column<ReferralListItem>[] = [
  {
    id: 'customer',
    label: text.list.columns.customer,
    place: 'title',
    value: ({ customer }) => customer,
    cell: ({ customer }) => <bdi>{customer ?? text.list.nobody}</bdi>,
  },
  {
    id: 'percent',
    label: text.list.columns.percent,
    value: ({ commissionPercent }) => commissionPercent,
    cell: ({ commissionPercent }) => formatPercent(commissionPercent, 2),
  },
  {
    id: 'date',
    label: text.list.columns.date,
    value: ({ joinDate }) => joinDate,
    cell: ({ joinDate }) => <DateText wire={joinDate} />,
  },
]

function Joined({ referralId }: { referralId: number }) {
  const query = useReferralListQuery({ referralId })
  return (
    <ListTable
      label={text.list.label}
      unit={text.list.unit}
      query={query}
      keyOf={({ customer, joinDate }) => `${customer}/${joinDate}`}
      columns={columns}
      empty={
        <Empty icon={UsersRound} title={text.list.empty.title}>
          {text.list.empty.text}
        </Empty>
      }
    />
  )
}
