import { useProductBundleVpcListQuery, type VpcBundle } from '@sarv/client/portal.generated'
import { useVpcGetQuery } from '@sarv/client/vm.generated'
import { useState } from 'react'
import { PickTable } from '../../../ui/PickTable.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { planColumns, planLine } from '../vpcs/vpc-plans.tsx'
import { vpcText } from '../vpcs/vpcs.fa.ts'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import { planText } from './network-plans.fa.ts'
import type { NewChange } from './plan-changes.ts'
import type { Adding } from './PlanDialog.tsx'

const text = planText.forms.plan

interface BundleChoiceProps {
  projectId: number
  cloudId: number
  onAdd: (change: NewChange) => Adding
  onClose: () => void
}

/** Another plan for the cloud, which allows more, or costs less. */
export function BundleChoice({ projectId, cloudId, onAdd, onClose }: BundleChoiceProps) {
  const { data: bundles } = useProductBundleVpcListQuery()
  const { data: vpc } = useVpcGetQuery({ projectId, id: cloudId })
  const [picked, setPicked] = useState<number | null>(null)
  const current = vpc?.productBundleId ?? null
  const chosen = picked ?? current
  const change: NewChange | undefined = chosen === null ? undefined : { kind: 'planChange', productBundleId: chosen }
  return (
    <ChoiceDialog
      words={text}
      size="lg"
      change={change}
      refusal={chosen === null || chosen === current ? text.same : undefined}
      onAdd={onAdd}
      onClose={onClose}
    >
      {bundles ? (
        <PickTable<VpcBundle, never>
          label={vpcText.plan.plans}
          isLabelHidden
          pickLabel={vpcText.plan.plans}
          rows={bundles}
          columns={planColumns(current)}
          nameOf={({ name }) => name ?? ''}
          phoneLine={planLine}
          value={chosen}
          onChange={setPicked}
        />
      ) : (
        <Skeleton lines={4} />
      )}
    </ChoiceDialog>
  )
}
