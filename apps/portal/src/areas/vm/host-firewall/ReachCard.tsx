import { useVmHostFirewallReachQuery, useVmHostShortListQuery } from '@sarv/client/vm.generated'
import { firewallProtocol } from '@sarv/contract/enums'
import type { ReachQuestion } from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import { hasPorts } from '@sarv/contract/vm/host-firewall/port-list.rules'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { useForm, useWatch } from '../../../ui/form.ts'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import type { Option } from '../../../ui/Options.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { firewallText } from './host-firewall.fa.ts'
import { newReachForm, reachResolver, type ReachForm } from './reach-form.ts'
import { ReachAnswered } from './ReachAnswered.tsx'
import styles from './ReachCard.module.css'
import type { Firewall } from './use-firewall.ts'

const text = firewallText.reach

const protocols = firewallProtocol.values.map(({ id, label, name }) => ({ id, label, isLtr: name !== 'any' }))

/** "Can A reach B:port?", answered gate by gate. */
export function ReachCard({ firewall }: { firewall: Firewall }) {
  const [question, setQuestion] = useState<ReachQuestion>()
  const { projectId, vmHostId, serverName } = firewall
  return (
    <Card title={text.title}>
      <div className={styles.card}>
        <p className={styles.intro}>{text.intro(serverName)}</p>
        <Question firewall={firewall} onAsk={setQuestion} />
        {question && <Answer projectId={projectId} vmHostId={vmHostId} question={question} />}
      </div>
    </Card>
  )
}

function Question({ firewall, onAsk }: { firewall: Firewall; onAsk: (question: ReachQuestion) => void }) {
  const { projectId, vmHostId, state } = firewall
  const { data: servers = [] } = useVmHostShortListQuery({ projectId })
  const resolver = useMemo(() => reachResolver(state.myAddress), [state.myAddress])
  const { control, handleSubmit } = useForm<ReachForm, unknown, ReachQuestion>({
    defaultValues: newReachForm(state.managementPort),
    mode: 'onTouched',
    resolver,
  })
  const { from, firewallProtocolId } = useWatch({ control }) as ReachForm
  const sources: Option<string | number>[] = [
    { id: 'mine', label: text.fromMine },
    { id: 'other', label: text.fromOther },
    ...servers
      .filter(({ id }) => id !== vmHostId)
      .map(({ id, name }) => ({ id, label: name ?? String(id), isLtr: true })),
  ]
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(onAsk)(event)} noValidate>
      <Select control={control} name="from" label={text.from} options={sources} isRequired />
      {from === 'other' && <LtrTextField control={control} name="address" label={text.address} isRequired />}
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

interface AnswerProps {
  projectId: number
  vmHostId: number
  question: ReachQuestion
}

function Answer({ projectId, vmHostId, question }: AnswerProps) {
  const { currentData, error, isFetching, refetch } = useVmHostFirewallReachQuery({ projectId, vmHostId, ...question })
  if (error && !currentData) {
    return <ErrorBox isPart error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  }
  if (!currentData) {
    return <Loading lines={3} />
  }
  return <ReachAnswered projectId={projectId} answer={currentData} />
}
