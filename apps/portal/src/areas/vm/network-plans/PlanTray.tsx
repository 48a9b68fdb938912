import { useState } from 'react'
import type { NetworkPlan, NetworkPlanOpening } from '@sarv/client/vm.generated'
import { emptyPlan } from '@sarv/contract/vm/network-plans/network-plans.rules'
import {
  ChevronDown,
  ChevronUp,
  Globe,
  Minus,
  Pencil,
  Plus,
  Redo2,
  Trash2,
  TriangleAlert,
  Undo2,
  X,
} from 'lucide-react'
import { formatRials } from '../../../format/rials.ts'
import { moneyRefusal } from '../../../services/orders/OrderHold.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { iconSm } from '../../../ui/icons.ts'
import { Note } from '../../../ui/Note.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { toast } from '../../../ui/toast.ts'
import { ApplyDialog } from './ApplyDialog.tsx'
import { FailedTry, PlanProgress } from './PlanProgress.tsx'
import { PlanPrice } from './PlanPrice.tsx'
import { planText } from './network-plans.fa.ts'
import { signOfKind } from './plan-signs.ts'
import type { Plan } from './use-plan.ts'
import styles from './PlanTray.module.css'

const text = planText.tray

interface PlanTrayProps {
  projectId: number
  cloudId: number
  plan: Plan
  /** It stands beside the picture, not over it. */
  hasSide: boolean
}

/** All that is planned, what comes of it, and the button that does it: always in sight. */
export function PlanTray({ projectId, cloudId, plan, hasSide }: PlanTrayProps) {
  const { view, query } = plan
  if (view?.isApplying && view.operationId !== null) {
    return (
      <section className={styles.tray} aria-label={planText.title}>
        <PlanProgress operationId={view.operationId} />
      </section>
    )
  }
  if (!view && query.error) {
    return (
      <section className={styles.tray} aria-label={planText.title}>
        <ErrorBox isPart error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      </section>
    )
  }
  return <Tray projectId={projectId} cloudId={cloudId} plan={plan} hasSide={hasSide} view={view ?? emptyPlan} />
}

function Tray({ projectId, cloudId, plan, hasSide, view }: PlanTrayProps & { view: NetworkPlan }) {
  const [wanted, setWanted] = useState<boolean>()
  // Over the picture it is small until somebody asks.
  const isOpen = wanted ?? hasSide
  const [isApplying, setApplying] = useState(false)
  const count = view.changes.length
  const isEmpty = count === 0
  return (
    <section
      className={styles.tray}
      data-side={hasSide || undefined}
      aria-label={planText.title}
      aria-busy={plan.isSaving || undefined}
    >
      <div className={styles.head}>
        <output className={styles.count}>{text.count(count)}</output>
        {!isEmpty && <Summary view={view} />}
        <div className={styles.acts}>
          <Steps plan={plan} />
          {!isEmpty && (
            <IconButton
              icon={isOpen ? ChevronDown : ChevronUp}
              name={isOpen ? text.hide : text.show}
              aria-expanded={isOpen}
              onPress={() => setWanted(!isOpen)}
            />
          )}
          <ThrowAway plan={plan} count={count} />
          <div className={styles.apply}>
            <Button
              kind="primary"
              isWide
              isPending={plan.isSaving}
              disabledReason={applyRefusal(plan, view)}
              onPress={() => setApplying(true)}
            >
              {isEmpty ? text.applyNone : text.apply(count)}
            </Button>
          </div>
        </div>
      </div>
      {isEmpty && <p className={styles.quiet}>{planText.intro}</p>}
      {!isEmpty && view.operationId !== null && <FailedTry operationId={view.operationId} />}
      {view.obstacle && <Note tone="danger">{view.obstacle}</Note>}
      {!isEmpty && isOpen && <Details plan={plan} view={view} />}
      {isApplying && (
        <ApplyDialog projectId={projectId} cloudId={cloudId} view={view} onClose={() => setApplying(false)} />
      )}
    </section>
  )
}

/** Why it cannot be applied as it is. */
const applyRefusal = ({ isBehind }: Plan, view: NetworkPlan): string | undefined => {
  if (view.changes.length === 0) return text.nothingPlanned
  if (view.hasProblem) return text.hasProblem
  return view.obstacle ?? moneyRefusal(view.price?.after) ?? (isBehind ? text.reading : undefined)
}

const priceWords = (difference: number): string => {
  if (difference === 0) return text.samePrice
  const price = formatRials(Math.abs(difference))
  return difference > 0 ? text.dearer(price) : text.cheaper(price)
}

function Summary({ view: { changes, price, exposure } }: { view: NetworkPlan }) {
  const problems = changes.filter(({ problem }) => problem !== null).length
  const difference = price && price.after.payable - price.before.payable
  return (
    <>
      {difference !== null && <span className={styles.price}>{priceWords(difference)}</span>}
      {exposure.opens.length > 0 && (
        <StatusChip status={{ label: text.opens(exposure.opens.length), tone: 'warning' }} icon={Globe} />
      )}
      {problems > 0 && <StatusChip status={{ label: text.problems(problems), tone: 'danger' }} icon={TriangleAlert} />}
    </>
  )
}

function Steps({ plan: { undo, redo, isSaving } }: { plan: Plan }) {
  return (
    <>
      <IconButton
        icon={Redo2}
        name={text.undo}
        isDisabled={isSaving}
        {...(!undo && { disabledReason: text.nothingToUndo })}
        onPress={() => void undo?.()}
      />
      <IconButton
        icon={Undo2}
        name={text.redo}
        isDisabled={isSaving}
        {...(!redo && { disabledReason: text.nothingToRedo })}
        onPress={() => void redo?.()}
      />
    </>
  )
}

function ThrowAway({ plan, count }: { plan: Plan; count: number }) {
  const [isAsking, setAsking] = useState(false)
  const throwAway = async () => {
    const { error } = await plan.throwAway()
    if (!error) toast.success(text.thrownAway)
    return !error
  }
  if (count === 0) return null
  return (
    <>
      <Button
        kind="quiet"
        icon={Trash2}
        isDisabled={plan.isSaving}
        onPress={() => (count > 1 ? setAsking(true) : void throwAway())}
      >
        {text.throwAway}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        onClose={() => setAsking(false)}
        title={text.throwAwayTitle}
        confirmLabel={text.throwAway}
        onConfirm={throwAway}
      >
        <p>{text.throwAwayText(count)}</p>
      </ConfirmDialog>
    </>
  )
}

const signs = { plus: Plus, minus: Minus, edit: Pencil }

function Details({ plan, view }: { plan: Plan; view: NetworkPlan }) {
  const takeOut = async (key: string) => {
    const before = plan.history.present.length
    const { error, count } = await plan.takeOut(key)
    if (!error && count < before - 1) toast.info(text.alsoTakenOut(before - 1 - count))
  }
  return (
    <div className={styles.details}>
      <ol className={styles.changes} aria-label={text.list}>
        {view.changes.map(({ change, sentence, problem }) => {
          const sign = signOfKind(change)
          const Sign = signs[sign]
          return (
            <li key={change.key} data-sign={sign}>
              <Sign {...iconSm} aria-hidden />
              <span>
                {sentence}
                {problem && <small className={styles.problem}>{problem}</small>}
              </span>
              <IconButton
                icon={X}
                size="sm"
                name={text.takeOut(sentence)}
                isDisabled={plan.isSaving}
                onPress={() => void takeOut(change.key)}
              />
            </li>
          )
        })}
      </ol>
      <div className={styles.outcome}>
        <Exposure {...view.exposure} />
        {view.price && <PlanPrice price={view.price} />}
      </div>
    </div>
  )
}

export function Exposure({ opens, closes }: NetworkPlan['exposure']) {
  return (
    <>
      {opens.length === 0 ? (
        <p className={styles.quiet}>{planText.exposure.none}</p>
      ) : (
        <Openings title={planText.exposure.opens} tone="warning" openings={opens} />
      )}
      {closes.length > 0 && <Openings title={planText.exposure.closes} openings={closes} />}
    </>
  )
}

interface OpeningsProps {
  title: string
  tone?: 'warning'
  openings: readonly NetworkPlanOpening[]
}

function Openings({ title, tone, openings }: OpeningsProps) {
  return (
    <Note title={title} icon={Globe} {...(tone && { tone })}>
      <ul className={styles.openings}>
        {openings.map(({ nodeId, ports, sentence }) => (
          <li key={`${nodeId} ${ports}`}>{sentence}</li>
        ))}
      </ul>
    </Note>
  )
}
