import type { VmBundle } from '@sarv/client/portal.generated'
import { ltr } from '@sarv/contract/direction'
import { sumUp } from '@sarv/contract/financial/calculator/calculated-price'
import { calculations, type PricedBy } from '@sarv/contract/financial/calculator/calculations'
import { betterPlan } from '@sarv/contract/vm/hosts/better-plan.price'
import { ArrowDown, ArrowUp, BadgePercent } from 'lucide-react'
import { formatNumber } from '../../../format/number.ts'
import { formatRials } from '../../../format/rials.ts'
import { formatMachine } from '../../../format/sizes.ts'
import { Button } from '../../../ui/Button.tsx'
import { iconXs } from '../../../ui/icons.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Note } from '../../../ui/Note.tsx'
import { calculatorText } from './calculator.fa.ts'
import type { Choice } from './choice.ts'
import pageStyles from './CalculatorPage.module.css'
import styles from './PlanComparison.module.css'

const text = calculatorText.plans

interface PlanComparisonProps {
  choice: Choice
  terms: PricedBy
  plans: readonly VmBundle[]
  onChoose: (choice: Choice) => void
}

/** How many stand beside one's own sizes. */
const comparedPlans = 3

const payableOf = (choice: Choice, terms: PricedBy, plan: VmBundle | undefined): number | undefined =>
  sumUp(calculations.vm.price(choice.sizes, { ...terms, plan }) ?? [])?.payable

/** Whether a ready-made plan would cost less, and the plans that are nearest in price. */
export function PlanComparison({ choice, terms, plans, onChoose }: PlanComparisonProps) {
  const own = payableOf(choice, terms, undefined)
  if (own === undefined || plans.length === 0) return null
  const compared = plans
    .map((plan) => ({ plan, payable: payableOf(choice, terms, plan) ?? 0 }))
    .toSorted((a, b) => Math.abs(a.payable - own) - Math.abs(b.payable - own))
    .slice(0, comparedPlans)
    .toSorted((a, b) => a.payable - b.payable)
  const take = (plan: VmBundle) =>
    onChoose({
      sizes: { ...choice.sizes, cpu: plan.vCpu, ram: plan.vMemory, disk: plan.vDisk },
      planId: plan.id,
    })
  return (
    <section className={pageStyles.part} aria-label={text.compare}>
      {terms.plan ? (
        <TakenPlan name={terms.plan.name ?? ''} onDrop={() => onChoose({ ...choice, planId: null })} />
      ) : (
        <BetterPlan {...{ choice, terms, plans, own }} onTake={take} />
      )}
      <Versus {...{ choice, own, compared }} />
    </section>
  )
}

function TakenPlan({ name, onDrop }: { name: string; onDrop: () => void }) {
  return (
    <Note
      tone="success"
      actions={
        <Button size="sm" onPress={onDrop}>
          {text.drop}
        </Button>
      }
    >
      {text.taken(name)}
    </Note>
  )
}

interface BetterPlanProps extends Omit<PlanComparisonProps, 'onChoose'> {
  own: number
  onTake: (plan: VmBundle) => void
}

function BetterPlan({ choice, terms, plans, own, onTake }: BetterPlanProps) {
  const { cpu = 0, ram = 0, disk = 0, n: count = 1 } = choice.sizes
  const vm = { cpu, memoryGb: ram, diskGb: disk, dataDiskGb: 0, hasIpv4: true, hasIpv6: true }
  const better = betterPlan({ vm, plans, prices: terms.prices, count })
  const plan = better && plans.find(({ id }) => id === better.id)
  if (!plan) return null
  const saved = own - (payableOf(choice, terms, plan) ?? own)
  return (
    <Note
      tone="info"
      icon={BadgePercent}
      title={text.better(plan.name ?? '')}
      actions={
        <Button size="sm" onPress={() => onTake(plan)}>
          {text.take(plan.name ?? '')}
        </Button>
      }
    >
      {text.saves(machineOf(plan), formatNumber(count), formatRials(saved))}
    </Note>
  )
}

const machineOf = ({ vCpu, vMemory, vDisk }: VmBundle): string =>
  ltr(formatMachine({ cpu: vCpu, memoryGb: vMemory, diskGb: vDisk }))

interface VersusProps {
  choice: Choice
  own: number
  compared: readonly { plan: VmBundle; payable: number }[]
}

function Versus({ choice: { sizes }, own, compared }: VersusProps) {
  const rows = [
    { label: text.cpu, yours: `${sizes.cpu} vCPU`, of: (plan: VmBundle) => `${plan.vCpu} vCPU` },
    { label: text.memory, yours: `${sizes.ram} GB`, of: (plan: VmBundle) => `${plan.vMemory} GB` },
    { label: text.disk, yours: `${sizes.disk} GB`, of: (plan: VmBundle) => `${plan.vDisk} GB` },
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={text.versus}>
      <table className={styles.versus}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{text.feature}</span>
            </th>
            <th scope="col" data-yours>
              {text.yours}
            </th>
            {compared.map(({ plan }) => (
              <th key={plan.id} scope="col">
                {text.plan(plan.name ?? '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, yours, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-yours>
                <Ltr>{yours}</Ltr>
              </td>
              {compared.map(({ plan }) => (
                <td key={plan.id} data-differs={of(plan) !== yours || undefined}>
                  <Ltr>{of(plan)}</Ltr>
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{text.monthly(formatNumber(sizes.n ?? 1))}</th>
            <td data-yours>
              <Money rials={own} />
            </td>
            {compared.map(({ plan, payable }) => (
              <td key={plan.id}>
                <Money rials={payable} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{text.difference}</th>
            <td data-yours>—</td>
            {compared.map(({ plan, payable }) => (
              <td key={plan.id}>
                <Difference rials={payable - own} isBetter={payable < own && holds(plan, sizes)} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

const holds = (plan: VmBundle, { cpu = 0, ram = 0, disk = 0 }: Choice['sizes']): boolean =>
  plan.vCpu >= cpu && plan.vMemory >= ram && plan.vDisk >= disk

/** Less for a smaller machine is no gain: only a plan that holds as much is marked. */
function Difference({ rials, isBetter }: { rials: number; isBetter: boolean }) {
  if (rials === 0) return '—'
  const Icon = rials < 0 ? ArrowDown : ArrowUp
  return (
    <span className={styles.difference} data-less={isBetter || undefined}>
      <Icon {...iconXs} />
      <span className="sr-only">{rials < 0 ? text.less : text.more}</span>
      <Money rials={Math.abs(rials)} />
    </span>
  )
}
