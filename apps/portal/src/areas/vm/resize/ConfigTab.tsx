import { useProductBundleVmListQuery, type VmBundle } from '@sarv/client/portal.generated'
import { useVmHostEditMutation, type EditVmHostModel, type VmHostDetail, vmHostEdit } from '@sarv/client/vm.generated'
import { powerStatus } from '@sarv/contract/enums'
import { resizeEffects, type VmHostSize } from '@sarv/contract/vm/hosts/resize.rules'
import { useState } from 'react'
import { formatRials } from '../../../format/rials.ts'
import { useLastQuote } from '../../../services/resizing/use-last-quote.ts'
import { ResizeCard, ResizeComing } from '../../../services/resizing/ResizeCard.tsx'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import type { VmTabProps } from '../detail/vm-tab.ts'
import { payingText } from '../hosts/paying.fa.ts'
import { useVmRefusal } from '../hosts/use-vm-refusal.ts'
import { BetterPlan } from '../plans/BetterPlan.tsx'
import styles from './ConfigTab.module.css'
import { PlanChoice } from './PlanChoice.tsx'
import { resizeText as text } from './resize.fa.ts'
import { editModelOf, resizedVm } from './size-change.ts'
import { SizeSliders } from './SizeSliders.tsx'

/** Another size for the server: what it costs and what restarts, before one presses. */
export function ConfigTab({ projectId, host }: VmTabProps) {
  if (!host) return <ResizeComing title={text.title} />
  const { cpu, memory, disk } = host
  // Begins anew from the size that a change has ended with.
  return <Resize key={`${cpu} ${memory} ${disk}`} projectId={projectId} host={host} current={{ cpu, memory, disk }} />
}

interface ResizeProps {
  projectId: number
  host: VmHostDetail
  current: VmHostSize
}

function Resize({ projectId, host, current }: ResizeProps) {
  const [wanted, setWanted] = useState(current)
  const [kind, setKind] = useState<'plan' | 'custom'>(host.productBundle ? 'plan' : 'custom')
  const own = usePlan(({ name }) => name === host.productBundle)
  const [chosenId, setPlanId] = useState<number | null>(null)
  const planId = chosenId ?? own?.id ?? null
  const chosen = usePlan(({ id }) => id === planId)
  const plan = kind === 'plan' ? chosen : undefined
  const [isAsking, setAsking] = useState(false)
  const refusal = useVmRefusal(projectId, host.id, host)('resize')
  const size = plan ? sizeOf(plan) : wanted
  const model = plan ? { productBundleId: plan.id } : editModelOf(current, wanted)
  const isChanged = plan ? plan.id !== own?.id : kind === 'custom' && Object.keys(model).length > 0
  const choosePlan = (id: number | null) => {
    setKind('plan')
    setPlanId(id)
  }
  const wish = { projectId, id: host.id, body: model }
  const rehearsal = useDryRun(vmHostEdit, isChanged && !refusal ? wish : undefined)
  const quote = useLastQuote(rehearsal.quote, isChanged)
  const { resize, isPending } = useResize(projectId, host, model)
  const isOff = host.powerStatus !== powerStatus.id.poweredOn
  const isRestart = resizeEffects(current, size).restarts && !isOff
  return (
    <>
      <ResizeCard
        text={text}
        refusal={refusal}
        nowMonthlyRials={host.monthlyPrice ?? 0}
        isChanged={isChanged}
        rehearsal={rehearsal}
        quote={quote}
        isPending={isPending}
        onSubmit={() => (isRestart ? setAsking(true) : void resize())}
        paid={
          isOff && quote?.whileOff ? { nowRials: host.priceWhileOff ?? 0, payable: quote.whileOff.payable } : undefined
        }
        besidesPrice={<OffPrice host={host} after={quote?.whileOff?.subtotal} />}
      >
        <RadioCards<never, 'plan' | 'custom'>
          label={text.plans.kind}
          isLabelHidden
          minCardRem={12}
          value={kind}
          onChange={(chosen) => chosen && setKind(chosen)}
          options={[
            { id: 'custom', label: text.plans.custom, description: text.plans.customHelp },
            { id: 'plan', label: text.plans.ready, description: text.plans.readyHelp },
          ]}
        />
        {kind === 'plan' ? (
          <PlanChoice current={current} hasIpv4={host.ipV4 > 0} ownId={own?.id} value={planId} onChange={setPlanId} />
        ) : (
          <>
            <SizeSliders current={current} wanted={wanted} onChange={setWanted} isDisabled={!!refusal} />
            {!refusal && <BetterPlan vm={resizedVm(host, wanted, own)} onChoose={choosePlan} />}
          </>
        )}
      </ResizeCard>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.confirmTitle(host.name ?? '')}
        confirmLabel={text.confirm}
        onConfirm={resize}
      >
        <p>{text.restarts}</p>
      </ConfirmDialog>
    </>
  )
}

/** The same while the server is off; nothing where that makes no difference. */
function OffPrice({ host, after }: { host: VmHostDetail; after: number | undefined }) {
  const rials = after ?? host.priceWhileOff
  if (rials === undefined || host.priceWhileOff === host.monthlyPrice) return null
  return <p className={styles.quiet}>{payingText.whileOff(formatRials(rials))}</p>
}

const sizeOf = ({ vCpu, vMemory, vDisk }: VmBundle): VmHostSize => ({ cpu: vCpu, memory: vMemory, disk: vDisk })

/** The plan that is meant, as soon as the plans are read. */
const usePlan = (isMeant: (plan: VmBundle) => boolean): VmBundle | undefined => {
  const { data: plans } = useProductBundleVmListQuery()
  return plans?.find(isMeant)
}

const useResize = (projectId: number, host: VmHostDetail, model: EditVmHostModel) => {
  const [edit, { isLoading }] = useVmHostEditMutation()
  const resize = async (): Promise<boolean> => {
    const { data, error } = await edit({ projectId, id: host.id, body: model })
    if (!error) tellStarted(data, text.started(host.name ?? ''))
    return !error
  }
  return { resize, isPending: isLoading }
}
