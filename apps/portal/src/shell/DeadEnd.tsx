import { ArrowRight } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { paths } from './paths.ts'
import { shellText } from './shell.fa.ts'

interface DeadEndProps {
  icon: LucideIcon
  title: string
  text: string
}

/** A page that leads nowhere, with the two ways out of it. */
export function DeadEnd({ icon, title, text }: DeadEndProps) {
  const navigate = useNavigate()
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Card isFlush label={title}>
        <Empty
          icon={icon}
          title={title}
          actions={
            <>
              <Button icon={ArrowRight} onPress={() => void navigate(-1)}>
                {shellText.back}
              </Button>
              <LinkButton kind="quiet" href={paths.dashboard}>
                {shellText.home}
              </LinkButton>
            </>
          }
        >
          {text}
        </Empty>
      </Card>
    </>
  )
}
