import { PackageX, RotateCw, Unplug } from 'lucide-react'
import { useRouteError } from 'react-router'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { uiText } from '../ui/ui.fa.ts'
import { readChunkFailure } from './chunk-failure.ts'
import { paths } from './paths.ts'
import { shellText } from './shell.fa.ts'

const text = shellText.errors

/** In the place of a page that could not be loaded or broke down; the frame around it stays. */
export function PageError() {
  const chunk = readChunkFailure(useRouteError())
  return (
    <div role="alert">
      <Empty
        icon={chunk ? PackageX : Unplug}
        tone="danger"
        title={chunk ? uiText.missingPart.title : text.crashTitle}
        actions={
          <>
            <Button kind="primary" icon={RotateCw} onPress={() => location.reload()}>
              {shellText.reload}
            </Button>
            <LinkButton kind="quiet" href={paths.dashboard}>
              {shellText.home}
            </LinkButton>
          </>
        }
        note={
          chunk && (
            <span>
              {text.chunkTypes[chunk.type]} <Ltr isCode>{chunk.request}</Ltr>
            </span>
          )
        }
      >
        {chunk ? uiText.missingPart.text : text.crashText}
      </Empty>
    </div>
  )
}
