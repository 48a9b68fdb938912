import type { ReactNode } from 'react'
import styles from './DetailPage.module.css'
import { BackLink, PageHead } from './PageHead.tsx'
import { type TabItem, Tabs } from './Tabs.tsx'
import { uiText } from './ui.fa.ts'

export interface DetailPageProps {
  /** The list it belongs to. */
  back: { href: string; label: string }
  name: string
  /** Instead of the plain name: one that can be changed in its place. */
  title?: ReactNode
  /** `<StatusChip>` */
  chip?: ReactNode
  /** One line of what people look up: address, system, region, size. Empty ones are left out. */
  facts?: readonly { id: string; shown: ReactNode }[]
  /** After the facts, read later than they are: on a phone the second line is kept for it. */
  labels?: ReactNode
  /** The two or three acts people come for, outlined, and a "more" menu. */
  actions?: ReactNode
  tabs?: readonly TabItem[]
  /** The `href` of the open tab. */
  currentTab?: string
  /** A live operation, a warning: below the tabs, above the content. */
  banner?: ReactNode
  /** What will stand there once the thing has been read: its place is kept. */
  coming?: { summary?: 'facts' | 'fact'; hasActions?: boolean } | undefined
  children: ReactNode
}

/** The frame of every page about one thing. */
export function DetailPage(props: DetailPageProps) {
  const {
    back,
    name,
    title = <bdi>{name}</bdi>,
    chip,
    facts = [],
    labels,
    actions,
    tabs = [],
    currentTab = '',
    banner,
    coming,
    children,
  } = props
  const known = facts.filter(({ shown }) => shown)
  return (
    <>
      <BackLink href={back.href}>{back.label}</BackLink>
      <PageHead
        title={title}
        beside={chip}
        summary={
          known.length > 0 && (
            <div className={styles.facts} data-labelled={labels ? true : undefined}>
              {known.map(({ id, shown }) => (
                <span key={id}>{shown}</span>
              ))}
              {labels}
            </div>
          )
        }
        coming={coming?.summary}
        actions={actions ?? (coming?.hasActions && <span />)}
      />
      {tabs.length > 0 && <Tabs label={uiText.sections(name)} items={tabs} current={currentTab} />}
      {banner}
      {children}
    </>
  )
}
