import { vmHostAccess } from '@sarv/contract/vm/hosts/hosts.rules'
import { Check, Plus } from 'lucide-react'
import { formatCount } from '../../format/number.ts'
import { AllowedLink } from '../../shell/AllowedLink.tsx'
import { openPanel } from '../../shell/panels.ts'
import { paths as framePaths } from '../../shell/paths.ts'
import { useSession } from '../../shell/session.ts'
import { shellText } from '../../shell/shell.fa.ts'
import { useMayInAccount } from '../../shell/use-may.ts'
import { useProjects, useSelectedProject } from '../../shell/use-project.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { iconMd } from '../../ui/icons.ts'
import { Link } from '../../ui/Link.tsx'
import { financialPaths } from '../financial/financial.paths.ts'
import { paths as vmPaths } from '../vm/vm.paths.ts'
import { dashboardText } from './dashboard.fa.ts'
import styles from './DashboardPage.module.css'

const text = dashboardText.steps

/** From a new account to its first server; what is done stays in the list, and the next step alone has a button. */
export function FirstSteps({ hasMoney }: { hasMoney: boolean }) {
  const { mayOrder } = useSession()
  const { projects } = useProjects()
  const steps = [
    { id: 'identity', isDone: mayOrder, act: <IdentityAct /> },
    { id: 'money', isDone: hasMoney, act: <MoneyAct /> },
    { id: 'project', isDone: projects.length > 0, act: <ProjectAct /> },
    { id: 'service', isDone: false, act: <ServerAct /> },
  ] as const
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <Card
      title={text.title}
      headEnd={<span className={styles.quiet}>{text.progress(steps.filter(({ isDone }) => isDone).length)}</span>}
      foot={<Link href={financialPaths.calculator}>{text.prices}</Link>}
      isFlush
    >
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <li
            key={step.id}
            data-done={step.isDone || undefined}
            data-next={step === next || undefined}
            aria-current={step === next ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden>
              {step.isDone ? <Check {...iconMd} /> : formatCount(place + 1)}
            </span>
            <div>
              <b>{text[step.id].title}</b>
              <small>{step.isDone ? text.done : text[step.id].hint}</small>
            </div>
            {step === next && step.act}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function IdentityAct() {
  return (
    <LinkButton kind="primary" href={framePaths.portal.account}>
      {text.identity.act}
    </LinkButton>
  )
}

function MoneyAct() {
  return (
    <Button kind="primary" writes onPress={() => openPanel('deposit')}>
      {text.money.act}
    </Button>
  )
}

function ProjectAct() {
  const mayCreate = useMayInAccount()('account')
  return (
    <Button
      kind="primary"
      icon={Plus}
      writes
      disabledReason={mayCreate ? undefined : shellText.project.createForbidden}
      onPress={() => openPanel('create-project')}
    >
      {text.project.act}
    </Button>
  )
}

function ServerAct() {
  const project = useSelectedProject()
  if (!project) {
    return (
      <Button kind="primary" onPress={() => openPanel('projects')}>
        {dashboardText.chooseProject.button}
      </Button>
    )
  }
  return (
    <AllowedLink
      kind="primary"
      projectId={project.id}
      access={vmHostAccess.create}
      href={vmPaths.vm.create(project.id)}
    >
      {text.service.act}
    </AllowedLink>
  )
}
