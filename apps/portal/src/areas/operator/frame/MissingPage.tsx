import { Signpost } from 'lucide-react'
import { LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { operatorPaths } from '../operator.paths.ts'
import { frameText as text } from './frame.fa.ts'

/** An address of the console that has no page: the way out is the desk, never the customers' side. */
export function MissingPage() {
  return (
    <>
      <h1 className="sr-only">{text.missing}</h1>
      <Card isFlush label={text.missing}>
        <Empty
          icon={Signpost}
          title={text.missing}
          actions={
            <LinkButton kind="primary" href={operatorPaths.home}>
              {text.desk}
            </LinkButton>
          }
        >
          {text.missingHelp}
        </Empty>
      </Card>
    </>
  )
}
