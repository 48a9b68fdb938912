import { useProductBundleVpcListQuery, type VpcBundle } from '@sarv/client/portal.generated'
import { useVpcEditMutation, vpcEdit, type VpcDetail } from '@sarv/client/vm.generated'
import { useState } from 'react'
import { ResizeCard, ResizeComing } from '../../../services/resizing/ResizeCard.tsx'
import { useLastQuote } from '../../../services/resizing/use-last-quote.ts'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { PickTable } from '../../../ui/PickTable.tsx'
import { toast } from '../../../ui/toast.ts'
import { useVpcRefusal } from './vpc-acts.ts'
import { planColumns, planLine } from './vpc-plans.tsx'
import type { VpcTabProps } from './vpc-tab.ts'
import { vpcText } from './vpcs.fa.ts'

const text = vpcText.plan

/** Another plan for the cloud: what it costs and allows, before one presses. */
export function VpcPlanTab({ projectId, vpc }: VpcTabProps) {
  if (!vpc) return <ResizeComing title={text.title} />
  // Begins anew from the plan that a change has ended with.
  return <ChangePlan key={vpc.productBundleId} projectId={projectId} vpc={vpc} />
}

function ChangePlan({ projectId, vpc }: { projectId: number; vpc: VpcDetail }) {
  const plans = useProductBundleVpcListQuery()
  const [planId, setPlanId] = useState<number | null>(vpc.productBundleId ?? null)
  const [edit, { isLoading }] = useVpcEditMutation()
  const refusal = useVpcRefusal(projectId)('changePlan', vpc)
  const isChanged = planId !== null && planId !== vpc.productBundleId
  const wish = { projectId, id: vpc.id, body: { productBundleId: planId ?? undefined } }
  const rehearsal = useDryRun(vpcEdit, isChanged && !refusal && !isLoading ? wish : undefined)
  const quote = useLastQuote(rehearsal.quote, isChanged)
  const change = async () => {
    const { error } = await edit(wish)
    if (!error) toast.success(text.done(vpc.name ?? ''))
  }
  return (
    <ResizeCard
      text={text}
      refusal={refusal}
      nowMonthlyRials={vpc.monthlyPrice ?? 0}
      isChanged={isChanged}
      rehearsal={rehearsal}
      quote={quote}
      isPending={isLoading}
      onSubmit={() => void change()}
    >
      <Plans query={plans} current={vpc.productBundleId ?? null} value={planId} onChange={setPlanId} />
    </ResizeCard>
  )
}

interface PlansProps {
  query: ReturnType<typeof useProductBundleVpcListQuery>
  current: number | null
  value: number | null
  onChange: (id: number | null) => void
}

function Plans({ query: { data, error, isFetching, refetch }, current, value, onChange }: PlansProps) {
  if (error && !data) return <ErrorBox isPart error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={4} />
  return (
    <PickTable<VpcBundle, never>
      label={text.plans}
      isLabelHidden
      pickLabel={text.plans}
      rows={data}
      columns={planColumns(current)}
      nameOf={({ name }) => name ?? ''}
      phoneLine={planLine}
      value={value}
      onChange={onChange}
    />
  )
}
