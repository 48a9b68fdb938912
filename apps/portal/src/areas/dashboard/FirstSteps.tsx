import { vmHostAccess } from '@sarv/contract/vm/hosts/hosts.rules'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../format/number.ts'
import { AllowedLink } from '../../shell/AllowedLink.tsx'
import { openPanel } from '../../shell/panels.ts'
import { paths } from '../../shell/paths.ts'
import { useSession } from '../../shell/session.ts'
import { useProjects, useSelectedProject } from '../../shell/use-project.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { iconMd } from '../../ui/icons.ts'
import { paths as vmPaths } from '../vm/vm.paths.ts'
import { dashboardText } from './dashboard.fa.ts'
import styles from './DashboardPage.module.css'

const text = dashboardText.steps

interface StepProps {
  number: number
  words: { title: string; hint: string }
  isDone: boolean
  act: ReactNode
}

/** From a new account to its first server; what is done stays in the list, so that people see how far they are. */
export function FirstSteps({ hasMoney }: { hasMoney: boolean }) {
  const { mayOrder } = useSession()
  const { projects } = useProjects()
  const project = useSelectedProject()
  return (
    <Card title={text.title} isFlush>
      <ol className={styles.steps}>
        <Step
          number={1}
          words={text.identity}
          isDone={mayOrder}
          act={
            <LinkButton size="sm" href={paths.portal.account}>
              {text.identity.act}
            </LinkButton>
          }
        />
        <Step
          number={2}
          words={text.money}
          isDone={hasMoney}
          act={
            <Button size="sm" writes onPress={() => openPanel('deposit')}>
              {text.money.act}
            </Button>
          }
        />
        <Step
          number={3}
          words={text.project}
          isDone={projects.length > 0}
          // The page begins with it, where there is none.
          act={null}
        />
        <Step
          number={4}
          words={text.service}
          isDone={false}
          act={
            project && (
              <AllowedLink
                size="sm"
                projectId={project.id}
                access={vmHostAccess.create}
                href={vmPaths.vm.create(project.id)}
              >
                {text.service.act}
              </AllowedLink>
            )
          }
        />
      </ol>
    </Card>
  )
}

function Step({ number, words, isDone, act }: StepProps) {
  return (
    <li data-done={isDone || undefined}>
      <span className={styles.mark} aria-hidden>
        {isDone ? <Check {...iconMd} /> : formatCount(number)}
      </span>
      <div>
        <b>{words.title}</b>
        <small>{isDone ? text.done : words.hint}</small>
      </div>
      {!isDone && act}
    </li>
  )
}
