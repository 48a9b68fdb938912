import { useDashboardFinancialQuery, useDecisionListQuery } from '@sarv/client/dashboard.generated'
import { vmHostAccess } from '@sarv/contract/vm/hosts/hosts.rules'
import { FolderKanban, Plus } from 'lucide-react'
import { createElement, useEffect, useState, type ReactNode } from 'react'
import { formatLongDate } from '../../format/dates.ts'
import { nowOnWire } from '../../format/relative.ts'
import { afterFirstPage } from '../../shell/first-page.ts'
import { openPanel } from '../../shell/panels.ts'
import { AllowedLink } from '../../shell/AllowedLink.tsx'
import { OrderingNote } from '../../shell/OrderingNote.tsx'
import { paths } from '../../shell/paths.ts'
import { paths as vmPaths } from '../vm/vm.paths.ts'
import { useSelectedProjectId } from '../../shell/project-selection.ts'
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
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { MissingPart } from '../../ui/MissingPart.tsx'
import { dashboardCards } from '../dashboard-cards.ts'
import { AlarmStrip } from './AlarmStrip.tsx'
import { dashboardText as text } from './dashboard.fa.ts'
import { DecisionsCard } from './decisions/DecisionsCard.tsx'
import { QuotaCard } from './QuotaCard.tsx'
import { RecentOperations } from './RecentOperations.tsx'
import { ServicesCard } from './ServicesCard.tsx'
import styles from './DashboardPage.module.css'

/** Of a new account alone. */
const FirstSteps = lazyPart(async () => (await import('./FirstSteps.tsx')).FirstSteps, {
  standIn: () => (
    <Card label={text.steps.title}>
      <Loading lines={8} />
    </Card>
  ),
  missing: MissingPart,
})

export function DashboardPage() {
  const { userTitle } = useSession()
  const isNew = useIsNew()
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
        actions={isNew ? undefined : <CreateServer />}
      />
      {isNew ? <Beginning /> : <Cards />}
    </>
  )
}

/** Nothing was ever made here: there is one way to go, and nothing to watch. */
const useIsNew = (): boolean => {
  const mayMoney = useMayInAccount()('money')
  const { projects, isRead } = useProjects()
  const { data: figures } = useDashboardFinancialQuery(undefined, { skip: !mayMoney })
  return mayMoney ? figures?.activeServiceCount === 0 : isRead && projects.length === 0
}

/** A new account: what is to be decided there all the same, an invoice or a failure, and the steps to the first service. */
function Beginning() {
  const mayMoney = useMayInAccount()('money')
  const { data: figures } = useDashboardFinancialQuery(undefined, { skip: !mayMoney })
  const { data: decisions = [] } = useDecisionListQuery()
  return (
    <div className={styles.stack}>
      {decisions.length > 0 && <DecisionsCard />}
      <FirstSteps hasMoney={(figures?.walletBalance ?? 0) > 0} />
    </div>
  )
}

function Cards() {
  const { profileCompleted, mayOrder } = useSession()
  const project = useSelectedProject()
  const projectId = useSelectedProjectId()
  return (
    <>
      <AlarmStrip />
      <OrderingNote />
      {mayOrder && !profileCompleted && <IncompleteNote />}
      {projectId === null && <ProjectPart />}
      <div className={styles.columns}>
        <DecisionsCard />
        <MoneyPart card="wallet" />
      </div>
      <MoneyPart card="figures" />
      <div className={styles.columns}>
        <MoneyPart card="months" />
        {project ? (
          <ServicesCard projectId={project.id} projectName={project.name ?? ''} />
        ) : (
          <AreaPart card="accountServices" />
        )}
      </div>
      <BelowFirstScreen>
        <div className={styles.columns}>
          <RecentOperations />
          <QuotaCard />
        </div>
      </BelowFirstScreen>
    </>
  )
}

/** Its place is kept while the projects are read. */
function CreateServer() {
  const projectId = useSelectedProjectId()
  const { isRead, isError } = useProjects()
  const project = useSelectedProject()
  if (!project) {
    const isComing = projectId !== null && !isRead && !isError
    return isComing ? (
      <Button kind="primary" icon={Plus} isDisabled>
        {text.createServer}
      </Button>
    ) : (
      <span />
    )
  }
  return (
    <AllowedLink
      projectId={project.id}
      access={vmHostAccess.create}
      kind="primary"
      icon={Plus}
      href={vmPaths.vm.create(project.id)}
    >
      {text.createServer}
    </AllowedLink>
  )
}

/** Drawn once what stands above it is: on a slow processor it took as long as all of that. */
function BelowFirstScreen({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => void afterFirstPage(() => setDrawn(true)), [])
  return isDrawn && children
}

type AreaCard = 'wallet' | 'figures' | 'months' | 'accountServices'

function AreaPart({ card }: { card: AreaCard }) {
  const shown = dashboardCards.find((ofArea) => ofArea[card])?.[card]
  return shown ? createElement(shown) : null
}

/** Only for those who may see the account's money. */
function MoneyPart({ card }: { card: AreaCard }) {
  const mayMoney = useMayInAccount()('money')
  return mayMoney && <AreaPart card={card} />
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
            writes={isFirst}
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
