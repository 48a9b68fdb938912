import { useOperatorViewStartMutation } from '@sarv/client/operator.generated'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { viewsText as text } from './operator-views.fa.ts'
import { startView } from './start-view.ts'

/** Asks why, and turns this tab into the customer's portal. */
export function ViewDialog({ customerId: id, onClose }: { customerId: number; onClose: () => void }) {
  const [start] = useOperatorViewStartMutation()
  return (
    <ActDialog
      title={text.title}
      subtitle={text.sub}
      submitLabel={text.act}
      defaultValues={{ reason: '' }}
      resolver={reasonResolver}
      send={(body) => start({ id, body })}
      done={(view) => {
        startView(view)
        return text.opening
      }}
      onClose={onClose}
    />
  )
}
