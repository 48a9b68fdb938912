import type { VpcDetail } from '@sarv/client/vm.generated'
import { EllipsisVertical, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { useArrival } from '../../../shell/use-arrival.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { paths } from '../vm.paths.ts'
import { useVpcRefusal } from './vpc-acts.ts'
import { vpcText as text } from './vpcs.fa.ts'

// Nobody needs them before they act.
const DeleteVpcDialog = lazyDialog(async () => (await import('./DeleteVpcDialog.tsx')).DeleteVpcDialog)
const RenameVpcDialog = lazyDialog(async () => (await import('./RenameVpcDialog.tsx')).RenameVpcDialog)

/** The name, and the end of a cloud behind "more". */
export function VpcActions({ projectId, vpc }: { projectId: number; vpc: VpcDetail }) {
  const navigate = useNavigate()
  const refusal = useVpcRefusal(projectId)
  const [open, setOpen] = useState<'rename' | 'delete'>()
  const close = () => setOpen(undefined)
  useArrival(['delete'], () => {
    const why = refusal('delete', vpc)
    if (why) toast.warning(why)
    else setOpen('delete')
  })
  return (
    <>
      <Button
        icon={PencilLine}
        opens={RenameVpcDialog}
        disabledReason={refusal('rename', vpc)}
        onPress={() => setOpen('rename')}
      >
        {text.renaming.act}
      </Button>
      <Menu
        label={text.more}
        trigger={<IconButton icon={EllipsisVertical} name={text.more} isFramed />}
        groups={[
          [
            {
              id: 'delete',
              label: text.deletion.confirm,
              icon: Trash2,
              isDanger: true,
              opens: DeleteVpcDialog,
              onAction: () => setOpen('delete'),
              disabledReason: refusal('delete', vpc),
            },
          ],
        ]}
      />
      {open === 'rename' && <RenameVpcDialog projectId={projectId} vpc={vpc} onClose={close} />}
      {open === 'delete' && (
        <DeleteVpcDialog
          projectId={projectId}
          vpc={vpc}
          onClose={close}
          onDeleted={() => void navigate(paths.vpc.list(projectId))}
        />
      )}
    </>
  )
}
