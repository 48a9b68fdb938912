import type { StorageHostDetail } from '@sarv/client/storage.generated'
import { serviceType } from '@sarv/contract/service-types'
import { EllipsisVertical, FolderInput, KeyRound, Scaling, Settings2, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { movingText } from '../../../services/moving/moving.fa.ts'
import type { DeleteWay } from '../../../services/tell-deleted.ts'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { paths as shellPaths } from '../../../shell/paths.ts'
import { shellText } from '../../../shell/shell.fa.ts'
import { useMay } from '../../../shell/use-may.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { useBucketRefusal } from '../buckets/bucket-acts.ts'
import { useBucketDelete } from '../buckets/use-bucket-delete.ts'
import { storagePaths as paths } from '../storage.paths.ts'
import { bucketText } from './detail.fa.ts'

// Nobody needs it before they act.
const DeleteBucketDialog = lazyDialog(
  async () => (await import('../buckets/DeleteBucketDialog.tsx')).DeleteBucketDialog,
)

const MoveDialog = lazyDialog(async () => (await import('../../../services/moving/MoveDialog.tsx')).MoveDialog)

const text = bucketText.actions

interface BucketActionsProps {
  projectId: number
  bucket: StorageHostDetail
  /** What the open tab brings; without it, the way to the keys. */
  lead?: ReactNode
  /** The keys are open already. */
  isAtKeys: boolean
}

/** What is done with a bucket most often, and the rest behind "more". */
export function BucketActions({ projectId, bucket, lead, isAtKeys }: BucketActionsProps) {
  const { id, name = null, statusId = 0, objectCount, monthlyPrice } = bucket
  const navigate = useNavigate()
  const refusal = useBucketRefusal(projectId)
  const deleteBucket = useBucketDelete(projectId)
  const may = useMay(projectId)
  const [isMoving, setMoving] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const remove = async (way: DeleteWay) => {
    const isAccepted = await deleteBucket({ id, name }, way)
    if (isAccepted) void navigate(paths.list(projectId))
    return isAccepted
  }
  const doomed = {
    id,
    name,
    ...(objectCount !== undefined && { objectCount }),
    ...(monthlyPrice !== undefined && { priceNow: monthlyPrice }),
  }
  return (
    <>
      {lead ??
        (!isAtKeys && (
          <LinkButton icon={KeyRound} href={paths.section(projectId, id, 'keys')}>
            {text.keys}
          </LinkButton>
        ))}
      <Menu
        label={text.more}
        trigger={<IconButton icon={EllipsisVertical} name={text.more} isFramed />}
        groups={[
          [
            { id: 'resize', label: text.resize, icon: Scaling, href: paths.section(projectId, id, 'resize') },
            { id: 'settings', label: text.settings, icon: Settings2, href: paths.section(projectId, id, 'settings') },
            {
              id: 'move',
              label: movingText.act,
              icon: FolderInput,
              onAction: () => setMoving(true),
              opens: MoveDialog,
              disabledReason: may('project:manage') ? undefined : shellText.roleForbids,
            },
          ],
          [
            {
              id: 'delete',
              label: text.delete,
              icon: Trash2,
              isDanger: true,
              onAction: () => setDeleting(true),
              disabledReason: refusal('delete', { id, statusId }),
            },
          ],
        ]}
      />
      {isMoving && (
        <MoveDialog
          services={[{ projectId, serviceType: serviceType.bucket, serviceId: id, name }]}
          onClose={() => setMoving(false)}
          onMoved={() => void navigate(shellPaths.portal.services)}
        />
      )}
      {isDeleting && (
        <DeleteBucketDialog
          projectId={projectId}
          buckets={[doomed]}
          onClose={() => setDeleting(false)}
          onDelete={remove}
        />
      )}
    </>
  )
}
