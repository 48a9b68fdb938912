import type { ReachAnswer, Topology, TopologyNode } from '@sarv/client/vm.generated'
import { firewallProtocol } from '@sarv/contract/enums'
import { hasPorts } from '@sarv/contract/vm/host-firewall/port-list.rules'
import type { TopologyReachQuestion } from '@sarv/contract/vm/topology/reach.schemas'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { useForm, useWatch } from '../../../ui/form.ts'
import { iconSm } from '../../../ui/icons.ts'
import { Loading } from '../../../ui/Loading.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import type { Option } from '../../../ui/Options.tsx'
import { Select } from '../../../ui/Select.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { ReachAnswered } from '../host-firewall/ReachAnswered.tsx'
import { newQuestion, questionResolver, targetsIn, type ReachForm } from './reach-question.ts'
import { topologyText } from './topology.fa.ts'
import styles from './Topology.module.css'

const text = topologyText.reach

const protocols = firewallProtocol.values
  .filter(({ name }) => name !== 'any')
  .map(({ id, label }) => ({ id, label, isLtr: true }))

interface Asked {
  currentData?: ReachAnswer | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface TopologyReachProps {
  projectId: number
  topology: Topology
  /** `undefined`: nothing was asked yet. */
  asked: Asked | undefined
  /** The same, asked of the network that a plan leaves; `undefined`: nothing is planned. */
  planned: Asked | undefined
  /** Nothing: another question is being put together, and the answer to the last one is none to it. */
  onAsk: (question: TopologyReachQuestion | undefined) => void
}

const optionOf = ({ id, name }: TopologyNode): Option<string> => ({ id, label: name, isLtr: true })

/** "Can A reach B:port?" over everything in the picture. */
export function TopologyReach({ projectId, topology, asked, planned, onAsk }: TopologyReachProps) {
  return (
    <Card title={text.title} label={text.title}>
      <div className={styles.reach}>
        <p className={styles.intro}>{text.intro}</p>
        <Question nodes={topology.nodes} onAsk={onAsk} />
        {asked && planned && <NowAndPlanned now={asked.currentData} planned={planned.currentData} />}
        {asked && <Answer projectId={projectId} asked={planned ?? asked} />}
      </div>
    </Card>
  )
}

function Question({ nodes, onAsk }: { nodes: readonly TopologyNode[]; onAsk: TopologyReachProps['onAsk'] }) {
  const resolver = useMemo(() => questionResolver(nodes), [nodes])
  const { control, handleSubmit, subscribe } = useForm<ReachForm, unknown, TopologyReachQuestion>({
    defaultValues: newQuestion(nodes),
    mode: 'onTouched',
    resolver,
  })
  const { from, firewallProtocolId } = useWatch({ control }) as ReachForm
  const forget = useEffectEvent(() => onAsk(undefined))
  useEffect(() => subscribe({ formState: { values: true }, callback: () => forget() }), [subscribe])
  const servers = nodes.filter(({ kind }) => kind === 'server')
  const sources: Option<string>[] = [
    { id: 'internet', label: text.fromInternet },
    { id: 'other', label: text.fromOther },
    ...servers.map(optionOf),
  ]
  const targets = targetsIn(nodes)
    .filter(({ id }) => id !== from)
    .map(optionOf)
  return (
    <form className={styles.question} onSubmit={(event) => void handleSubmit(onAsk)(event)} noValidate>
      <div className={styles.end}>
        <Select control={control} name="from" label={text.from} options={sources} isRequired />
      </div>
      {from === 'other' && <LtrTextField control={control} name="address" label={text.address} isRequired />}
      <div className={styles.end}>
        <Select control={control} name="to" label={text.to} options={targets} isRequired />
      </div>
      <Select control={control} name="firewallProtocolId" label={text.protocol} options={protocols} isRequired />
      <LtrTextField
        control={control}
        name="port"
        label={text.port}
        inputMode="numeric"
        isDisabled={!hasPorts(firewallProtocolId)}
        isRequired={hasPorts(firewallProtocolId)}
      />
      <Button type="submit" writes={false}>
        {text.ask}
      </Button>
    </form>
  )
}

/** What the plan makes of it, beside how it is now. */
function NowAndPlanned({ now, planned }: { now: ReachAnswer | undefined; planned: ReachAnswer | undefined }) {
  if (!now || !planned) return null
  return (
    <p className={styles.verdict}>
      <StatusChip status={{ label: text.now(now.isReachable), tone: now.isReachable ? 'success' : 'neutral' }} />
      <ArrowLeft {...iconSm} aria-hidden />
      <StatusChip
        status={{ label: text.planned(planned.isReachable), tone: planned.isReachable ? 'success' : 'neutral' }}
      />
    </p>
  )
}

function Answer({ projectId, asked }: { projectId: number; asked: Asked }) {
  const { currentData, error, isFetching, refetch } = asked
  if (currentData) return <ReachAnswered projectId={projectId} answer={currentData} />
  if (error) return <ErrorBox isPart error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return <Loading lines={3} />
}
