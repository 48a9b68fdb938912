import { type TopologyNode } from '@sarv/client/vm.generated'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { internetId } from '../topology/topology-graph.ts'
import { topologyText } from '../topology/topology.fa.ts'
import { TopologyView } from '../topology/TopologyView.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { useGateway } from '../vpc-nats/use-gateway.ts'
import { LineNote } from './LineNote.tsx'
import { planText as text } from './network-plans.fa.ts'
import { changeOfOffer } from './offered-changes.ts'
import type { NewChange } from './plan-changes.ts'
import { historyKeyOf } from './plan-history.ts'
import { knownInPlan } from './plan-known.ts'
import { offersBetween, offersOf, targetsOf, type Offer } from './plan-offers.ts'
import { plannedPicture } from './plan-picture.ts'
import { chosenIn, type Chosen, type Scene } from './plan-scene.ts'
import { PlanDialog } from './PlanDialog.tsx'
import type { PlanModeProps } from './PlanMode.tsx'
import { PlanOver } from './PlanOver.tsx'
import { OffersPanel, PlanActs } from './PlanPanel.tsx'
import { PlanTray } from './PlanTray.tsx'
import styles from './Plan.module.css'
import { focusPicture, useFocusBefore, useKeptFocus } from './use-kept-focus.ts'
import { usePlan } from './use-plan.ts'

/** A line that is being drawn; it has an end once the second thing was chosen. */
interface Line {
  fromId: string
  toId?: string
}

/** Where somebody would look for what cannot be planned. */
const standsAlone: ReadonlySet<TopologyNode['kind']> = new Set(['address', 'router'])

const nameOf = (chosen: Chosen): string => (chosen === internetId ? topologyText.internet : chosen.name)

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable], [role=dialog]') !== null

/** Changes of one cloud, planned on the picture of it or of the project. */
export function CloudPlan(props: PlanModeProps & { cloudId: number }) {
  const { projectId, vpcHostId, cloudId, topology: now, query, entry } = props
  const focus = useFocusBefore()
  const plan = usePlan(projectId, cloudId, { isWhole: vpcHostId === undefined, onSave: focus.remember })
  const { known: gateway } = useGateway(projectId, cloudId)
  const [selectedId, setSelectedId] = useState<string>()
  const [line, setLine] = useState<Line>()
  const [opened, setOpened] = useState<Offer>()
  const area = useRef<HTMLDivElement>(null)

  const { topology, marks } = useMemo(() => plannedPicture(now, plan.view), [now, plan.view])
  const scene = useMemo(
    (): Scene => ({
      topology,
      marks,
      routerId: `router-${cloudId}`,
      primaryIds: new Set(gateway.ips.filter(({ isPrimary }) => isPrimary).map(({ id }) => `address-${id}`)),
    }),
    [topology, marks, cloudId, gateway.ips],
  )
  const from = chosenIn(topology, line?.fromId)
  const targets = useMemo(() => (from ? targetsOf(scene, from) : undefined), [scene, from])
  const changes = plan.history.present
  const known = useMemo(() => knownInPlan(changes, scene, gateway), [changes, scene, gateway])

  const [ends, setEnds] = useState(0)
  // What had the focus is gone with the line or the thing: it goes on in the picture.
  useEffect(() => {
    if (ends > 0) focusPicture(area)
  }, [ends])
  const add = async (...added: readonly NewChange[]) => {
    const answer = await plan.add(...added)
    if (!answer.error) {
      setOpened(undefined)
      setLine(undefined)
      if (line) setEnds((count) => count + 1)
    }
    return answer
  }
  const takeOut = async (key: string) => {
    const answer = await plan.takeOut(key)
    if (answer.error) return
    setSelectedId(undefined)
    setEnds((count) => count + 1)
  }
  const accept = (offer: Offer) => {
    if (offer.kind === 'takeOut') return void takeOut(offer.key)
    const change = changeOfOffer(offer)
    return change ? void add(change) : setOpened(offer)
  }
  const select = (id: string | undefined) => {
    if (line && id !== undefined) return setLine({ fromId: line.fromId, toId: id })
    setLine(undefined)
    return setSelectedId(id)
  }
  const beginLine = (fromId: string) => {
    setLine({ fromId })
    area.current?.querySelector<SVGElement>(`[data-node="${CSS.escape(fromId)}"]`)?.focus()
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event.target)) return
    if (event.key === 'Escape' && line) return setLine(undefined)
    const act = historyKeyOf(event)
    if (!act || plan.isSaving) return undefined
    event.preventDefault()
    const step = plan[act]
    if (!step) return toast.info(act === 'undo' ? text.tray.nothingToUndo : text.tray.nothingToRedo)
    return void step()
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  useKeptFocus(area, focus, plan.isSaving)

  const hasSide = useMedia('(min-width: 1340px)')
  const tray = <PlanTray projectId={projectId} cloudId={cloudId} plan={plan} hasSide={hasSide} />
  const to = chosenIn(topology, line?.toId)
  const selected = chosenIn(topology, selectedId)
  const busy = plan.view?.isApplying ? text.applying : undefined
  const offering = { busy, isSaving: plan.isSaving, onAccept: accept }
  const acts = selected && (
    <PlanActs
      key={selectedId}
      offered={offersOf(scene, selected)}
      note={selected !== internetId && standsAlone.has(selected.kind) ? text.alone : undefined}
      hasLine={targetsOf(scene, selected).size > 0}
      onLine={() => beginLine(selectedId!)}
      {...offering}
    />
  )
  const panel =
    from && to ? (
      <OffersPanel
        key={`${line?.fromId} ${line?.toId}`}
        title={text.line.between}
        subtitle={text.line.ends(nameOf(from), nameOf(to))}
        onClose={() => setLine(undefined)}
        isFocused
      >
        <PlanActs offered={offersBetween(scene, from, to)} {...offering} />
      </OffersPanel>
    ) : selected === internetId ? (
      <OffersPanel title={topologyText.internet} onClose={() => setSelectedId(undefined)}>
        {acts}
      </OffersPanel>
    ) : null
  return (
    <div className={styles.mode} ref={area}>
      <TopologyView
        projectId={projectId}
        vpcHostId={vpcHostId}
        topology={topology}
        query={query}
        toolsEnd={entry.button}
        planning={{
          drawing: { marks, Layer: PlanOver, line: line && targets && { fromId: line.fromId, targets } },
          cloudId,
          selectedId: line ? (line.toId ?? line.fromId) : selectedId,
          onSelect: select,
          above: from && !to && (
            <LineNote name={nameOf(from)} count={targets?.size ?? 0} onStop={() => setLine(undefined)} />
          ),
          acts,
          panel,
          tray: hasSide && tray,
          legend: <Legend />,
          columns: [columnOf(marks)],
        }}
      />
      {!hasSide && tray}
      {opened && (
        <PlanDialog
          projectId={projectId}
          cloudId={cloudId}
          offer={opened}
          known={known}
          scene={scene}
          changes={changes}
          onAdd={add}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

const columnOf = (marks: Scene['marks']): Column<TopologyNode> => ({
  id: 'planned',
  label: text.column,
  value: ({ id }) => marks.get(id)?.word ?? text.stays,
})

function Legend() {
  return (
    <>
      {(['new', 'changed', 'opens', 'closes', 'gone'] as const).map((kind) => (
        <li key={kind} data-mark={kind}>
          {text.marks[kind]}
        </li>
      ))}
    </>
  )
}
