import type { OrderSummary } from '@sarv/client/financial.generated'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatCount, formatPercent } from '../../../format/number.ts'
import { formatRials } from '../../../format/rials.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Meter } from '../../../ui/Meter.tsx'
import { Money } from '../../../ui/Money.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import styles from './GroupSums.module.css'
import { servicesText } from './orders.fa.ts'
import { writeFilters } from './service-filters.ts'

const text = servicesText.sums

const groupings = ['project', 'kind'] as const
type Grouping = (typeof groupings)[number]

const parameter = 'by'
/** Before the rest is asked for: two rows on a wide screen. */
const shownFirst = 8

interface Group {
  key: string | number
  name: string
  /** Where a project is: two of them may be called alike. */
  hint?: string | null
  services: number
  monthlyPrice: number
  hourlyPrice: number
  /** The list narrowed to it. */
  to: URLSearchParams
}

const groupsOf = ({ byProject, byKind }: OrderSummary, by: Grouping, params: URLSearchParams): Group[] =>
  by === 'project'
    ? byProject.map(({ id, name, datacenter, ...sums }) => ({
        key: id,
        name: name ?? '',
        hint: datacenter,
        to: writeFilters(params, { projectId: id }),
        ...sums,
      }))
    : byKind.map(({ serviceType, product, ...sums }) => ({
        key: serviceType,
        name: product ?? serviceType,
        to: writeFilters(params, { kind: serviceType }),
        ...sums,
      }))

/** What the services that the filters leave cost by project or by kind, added up by the server; each leads to its own. */
export function GroupSums({ summary }: { summary: OrderSummary }) {
  const [params, setParams] = useSearchParams()
  const [isWhole, setWhole] = useState(false)
  const hasRoom = useMedia('(width >= 900px)')
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = hasRoom || isUnfolded
  const usual: Grouping = summary.byProject.length > 1 ? 'project' : 'kind'
  const by = groupings.find((one) => one === params.get(parameter)) ?? usual
  // One group is the whole, which the head of the page says already.
  if (summary.byProject.length < 2 && summary.byKind.length < 2) return null
  const groups = groupsOf(summary, by, params)
  const shown = isWhole ? groups : groups.slice(0, shownFirst)
  const hidden = groups.length - shownFirst
  const choose = (next: Grouping | null) => {
    const to = new URLSearchParams(location.search)
    if (next) to.set(parameter, next)
    setParams(to, { replace: true, preventScrollReset: true, flushSync: true })
  }
  return (
    <Card
      title={text.title}
      headEnd={
        <>
          {isOpen && (
            <SegmentedControl
              label={text.by}
              isLabelHidden
              options={groupings.map((id) => ({ id, label: text.groupings[id] }))}
              value={by}
              onChange={choose}
            />
          )}
          {/* On a phone the list would stand a whole screen below. */}
          {!hasRoom && (
            <IconButton
              icon={isUnfolded ? ChevronUp : ChevronDown}
              name={text.unfold}
              aria-expanded={isUnfolded}
              onPress={() => setUnfolded(!isUnfolded)}
            />
          )}
        </>
      }
      isFlush
    >
      {isOpen && (
        <ul className={styles.groups} aria-label={text.label[by]}>
          {shown.map((group) => (
            <GroupLine key={group.key} group={group} whole={summary.monthlyPrice} />
          ))}
        </ul>
      )}
      {isOpen && hidden > 0 && (
        <div className={styles.more}>
          <Button kind="quiet" size="sm" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? text.fewer : text.more(hidden)}
          </Button>
        </div>
      )}
    </Card>
  )
}

function GroupLine({ group, whole }: { group: Group; whole: number }) {
  const { name, hint, services, monthlyPrice, hourlyPrice, to } = group
  const share = whole > 0 ? (monthlyPrice / whole) * 100 : 0
  return (
    <li className={styles.group}>
      <span className={styles.name}>
        <span className="clip">
          <bdi title={name}>
            <Link href={`?${to.toString()}`} kind="quiet">
              {name}
            </Link>
          </bdi>
        </span>
        <Badge>{formatCount(services)}</Badge>
        {hint && <small>{hint}</small>}
      </span>
      <span className={styles.sums}>
        {monthlyPrice > 0 ? (
          <>
            <b>
              <Money rials={monthlyPrice} per={text.perMonth} />
            </b>
            <small>{text.perHour(formatRials(hourlyPrice))}</small>
          </>
        ) : (
          <span className={styles.quiet}>{servicesText.free}</span>
        )}
      </span>
      <span className={styles.share}>
        <Meter label={text.share(name)} value={share} />
        <small>{formatPercent(share)}</small>
      </span>
    </li>
  )
}
