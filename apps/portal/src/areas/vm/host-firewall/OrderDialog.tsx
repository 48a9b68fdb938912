import { describeRule } from '@sarv/contract/vm/host-firewall/host-firewall.fa'
import type { ListedRule } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../../format/number.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { iconSm } from '../../../ui/icons.ts'
import { uiText } from '../../../ui/ui.fa.ts'
import { CutOffNote } from './CutOffNote.tsx'
import { firewallText } from './host-firewall.fa.ts'
import styles from './OrderDialog.module.css'
import { moved } from './reorder.ts'
import { cutsOff, useApplyPlan, type Firewall } from './use-firewall.ts'

const text = firewallText.order

interface OrderDialogProps {
  firewall: Firewall
  onClose: () => void
}

/** Puts the rules into another order, all moves in one step: by dragging, or by the buttons of each rule. */
export function OrderDialog({ firewall, onClose }: OrderDialogProps) {
  const [rules, setRules] = useState(firewall.rules)
  const [said, setSaid] = useState('')
  const { apply, isLoading } = useApplyPlan(firewall)
  const isChanged = rules.some((rule, index) => rule.id !== firewall.rules[index]?.id)

  const move = (rule: ListedRule, to: number) => {
    setRules((now) => moved(now, now.indexOf(rule), to))
    setSaid(text.moved(describeRule(rule), to + 1, rules.length))
  }
  const send = async () => {
    if (await apply({ rules: [...rules] })) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      footer={
        <>
          <Button onPress={onClose}>{uiText.cancel}</Button>
          <Button kind="primary" isDisabled={!isChanged} isPending={isLoading} onPress={() => void send()}>
            {cutsOff(firewall, rules) ? firewallText.form.submitTrial : text.save}
          </Button>
        </>
      }
    >
      <RuleOrder rules={rules} onMove={move} />
      <CutOffNote firewall={firewall} after={rules} />
      <output className="sr-only">{said}</output>
    </Dialog>
  )
}

interface RuleOrderProps {
  rules: readonly ListedRule[]
  onMove: (rule: ListedRule, to: number) => void
}

function RuleOrder({ rules, onMove }: RuleOrderProps) {
  const [dragged, setDragged] = useState<ListedRule>()
  return (
    <ol className={styles.list} aria-label={text.list}>
      {rules.map((rule, index) => {
        const words = describeRule(rule)
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard's way are the buttons
          <li
            key={rule.id}
            className={styles.rule}
            draggable
            data-dragged={dragged?.id === rule.id || undefined}
            onDragStart={() => setDragged(rule)}
            onDragEnd={() => setDragged(undefined)}
            onDragEnter={() => dragged && dragged.id !== rule.id && onMove(dragged, index)}
            onDragOver={(event) => event.preventDefault()}
          >
            <GripVertical {...iconSm} aria-hidden />
            <span className={styles.place}>{formatCount(index + 1)}</span>
            <span className={styles.words}>{words}</span>
            <IconButton
              icon={ArrowUp}
              size="sm"
              name={text.up(words)}
              isDisabled={index === 0}
              onPress={() => onMove(rule, index - 1)}
            />
            <IconButton
              icon={ArrowDown}
              size="sm"
              name={text.down(words)}
              isDisabled={index === rules.length - 1}
              onPress={() => onMove(rule, index + 1)}
            />
          </li>
        )
      })}
    </ol>
  )
}
