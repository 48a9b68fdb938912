import { useDashboardFinancialQuery } from '@sarv/client/dashboard.generated'
import { vmHostAccess } from '@sarv/contract/vm/hosts/hosts.rules'
import { FolderKanban, Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { formatLongDate } from '../../format/dates.ts'
import { nowOnWire } from '../../format/relative.ts'
import { openPanel } from '../../shell/panels.ts'
import { Part } from '../../shell/parts.ts'
import { AllowedLink } from '../../shell/AllowedLink.tsx'
import { OrderingNote } from '../../shell/OrderingNote.tsx'
import { paths } from '../../shell/paths.ts'
import { paths as vmPaths } from '../vm/vm.paths.ts'
import { useSession } from '../../shell/session.ts'
import { shellText } from '../../shell/shell.fa.ts'
import { useMayInAccount } from '../../shell/use-may.ts'
import { useProjects, useSelectedProject } from '../../shell/use-project.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorBox } from '../../ui/ErrorBox.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { AlarmPlace } from './AlarmPlace.tsx'
import { dashboardText as text } from './dashboard.fa.ts'
import { DecisionsCard } from './decisions/DecisionsCard.tsx'
import { RecentOperations } from './RecentOperations.tsx'
import { ServicesCard } from './ServicesCard.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import styles from './DashboardPage.module.css'

// Below the first screen on a phone, and a call of its own: the rest does not wait for it.
/** Of a new account alone. */
const FirstSteps = lazy(async () => ({ default: (await import('./FirstSteps.tsx')).FirstSteps }))
const TicketsCard = lazy(async () => ({ default: (await import('./TicketsCard.tsx')).TicketsCard }))
const AlarmStrip = lazy(async () => ({ default: (await import('./AlarmStrip.tsx')).AlarmStrip }))
const ExpiriesCard = lazy(async () => ({ default: (await import('./ExpiriesCard.tsx')).ExpiriesCard }))
const QuotaCard = lazy(async () => ({ default: (await import('./QuotaCard.tsx')).QuotaCard }))

export function DashboardPage() {
  const { userTitle, profileCompleted, mayOrder } = useSession()
  const project = useSelectedProject()
  return (
    <>
      <PageHead
        title={text.title}
        isInPhoneHeader
        summary={
          <>
            {formatLongDate(nowOnWire())} · {text.welcome(userTitle)}
          </>
        }
        actions={
          project ? (
            <AllowedLink
              projectId={project.id}
              access={vmHostAccess.create}
              kind="primary"
              icon={Plus}
              href={vmPaths.vm.create(project.id)}
            >
              {text.createServer}
            </AllowedLink>
          ) : (
            <span />
          )
        }
      />
      <Suspense fallback={<AlarmPlace />}>
        <AlarmStrip />
      </Suspense>
      <OrderingNote />
      {mayOrder && !profileCompleted && <IncompleteNote />}
      {!project && <ProjectPart />}
      <div className={styles.columns}>
        <Today />
        <MoneyPart place="dashboardWallet" lines={8} />
      </div>
      <MoneyPart place="dashboardFigures" lines={2} />
      <div className={styles.columns}>
        <MoneyPart place="dashboardMonths" lines={8} />
        {project && <ServicesCard projectId={project.id} projectName={project.name ?? ''} />}
      </div>
      <div className={styles.columns}>
        <RecentOperations />
        <Suspense>
          <QuotaCard />
        </Suspense>
      </div>
      <div className={styles.columns}>
        <Suspense>
          <TicketsCard />
        </Suspense>
        <Suspense>
          <ExpiriesCard />
        </Suspense>
      </div>
      <MoneyPart place="dashboardBills" lines={3} />
      {project && <Shortcuts projectId={project.id} />}
    </>
  )
}

/** The first steps of an account that has nothing yet; afterwards, what is to be decided. */
function Today() {
  const mayMoney = useMayInAccount()('money')
  const { data: figures } = useDashboardFinancialQuery(undefined, { skip: !mayMoney })
  const isNew = figures?.activeServiceCount === 0
  if (!isNew) return <DecisionsCard />
  return (
    <Suspense
      fallback={
        <Card label={text.steps.title}>
          <Loading lines={8} />
        </Card>
      }
    >
      <FirstSteps hasMoney={(figures.walletBalance ?? 0) > 0} />
    </Suspense>
  )
}

interface MoneyPartProps {
  place: 'dashboardWallet' | 'dashboardFigures' | 'dashboardMonths' | 'dashboardBills'
  /** About as high as what comes. */
  lines: number
}

/** Keeps its place until it has come, so that nothing below it jumps. */
function MoneyPart({ place, lines }: MoneyPartProps) {
  const mayMoney = useMayInAccount()('money')
  if (!mayMoney) return null
  const coming = (
    <Card label={text.moneyComing}>
      <Loading lines={lines} />
    </Card>
  )
  return (
    <Suspense fallback={coming}>
      <Part place={place} fallback={coming} />
    </Suspense>
  )
}

/** Somebody else answers for the account, but the person's own details are not complete. */
function IncompleteNote() {
  return (
    <Note
      title={text.incomplete.title}
      actions={
        <LinkButton size="sm" href={paths.portal.account}>
          {text.incomplete.button}
        </LinkButton>
      }
    >
      {text.incomplete.text}
    </Note>
  )
}

/** The way to a project where none is chosen. */
function ProjectPart() {
  const { projects, isRead, isError, error, refetch } = useProjects()
  const mayCreate = useMayInAccount()('account')
  if (isError && !isRead) {
    return <ErrorBox isPart title={text.projectsFailed} error={error} onRetry={() => void refetch()} />
  }
  if (!isRead) {
    return <Loading lines={4} />
  }

  const isFirst = projects.length === 0
  const words = isFirst ? text.firstProject : text.chooseProject
  return (
    <Card isFlush label={words.title}>
      <Empty
        icon={FolderKanban}
        title={words.title}
        hasPattern={isFirst}
        actions={
          <Button
            kind="primary"
            icon={isFirst ? Plus : undefined}
            disabledReason={isFirst && !mayCreate ? shellText.project.createForbidden : undefined}
            onPress={() => openPanel(isFirst ? 'create-project' : 'projects')}
          >
            {words.button}
          </Button>
        }
      >
        {words.text}
      </Empty>
    </Card>
  )
}
