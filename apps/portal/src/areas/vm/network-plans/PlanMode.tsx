import type { Topology } from '@sarv/client/vm.generated'
import { useState } from 'react'
import { Note } from '../../../ui/Note.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TopologyView } from '../topology/TopologyView.tsx'
import { CloudPlan } from './CloudPlan.tsx'
import { planText as text } from './network-plans.fa.ts'
import { chosenIn, cloudOfNode } from './plan-scene.ts'
import type { PlanEntry } from './PlanEntry.tsx'
import { PlanOver } from './PlanOver.tsx'
import styles from './Plan.module.css'

export interface PlanModeProps {
  projectId: number
  /** The cloud that the picture is of; absent: of the whole project. */
  vpcHostId: number | undefined
  topology: Topology
  query: { isFetching: boolean; refetch: () => unknown }
  entry: PlanEntry
}

/** The picture of the network, to plan changes on. */
export function PlanMode(props: PlanModeProps) {
  const { cloudId } = props.entry
  if (cloudId === undefined) return <ChooseCloud {...props} />
  return <CloudPlan key={cloudId} {...props} cloudId={cloudId} />
}

const noMarks = new Map<string, never>()

/** Which of several clouds is meant: it is named, or one of its things is pressed. */
function ChooseCloud({ projectId, vpcHostId, topology, query, entry }: PlanModeProps) {
  const [selectedId, setSelectedId] = useState<string>()
  const clouds = topology.nodes.filter(({ kind }) => kind === 'router')
  const select = (id: string | undefined) => {
    const chosen = chosenIn(topology, id)
    const routerId = chosen && chosen !== 'internet' ? cloudOfNode(topology, chosen) : null
    const cloud = clouds.find((node) => node.id === routerId)
    if (cloud?.itemId) entry.chooseCloud(cloud.itemId)
    else setSelectedId(id)
  }
  return (
    <TopologyView
      projectId={projectId}
      vpcHostId={vpcHostId}
      topology={topology}
      query={query}
      toolsEnd={entry.button}
      planning={{
        drawing: { marks: noMarks, Layer: PlanOver, line: undefined },
        selectedId,
        onSelect: select,
        above: (
          <Note title={text.title}>
            <div className={styles.choose}>
              <p>{text.chooseCloud}</p>
              <Select<never, number>
                label={text.cloud}
                options={clouds.flatMap(({ itemId, name }) => (itemId === null ? [] : [{ id: itemId, label: name }]))}
                value={null}
                onChange={(id) => id !== null && entry.chooseCloud(id)}
              />
            </div>
          </Note>
        ),
        acts: null,
        panel: null,
        tray: null,
        legend: null,
        columns: [],
      }}
    />
  )
}
