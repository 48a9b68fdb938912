import { PencilLine, Plus, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useListState } from '../../../ui/use-list-state.ts'

/** A rule with its place in the list: rules have no names of their own. */
export interface Placed<Rule> {
  id: number
  rule: Rule
}

interface RuleSectionProps<Rule> {
  /** Keeps this list's page apart from the others' in the address. */
  prefix: string
  text: {
    title: string
    intro: string
    label: string
    unit: string
    add: string
    edit?: string
    delete: string
    empty: string
  }
  rules: readonly Rule[]
  columns: readonly Column<Placed<Rule>>[]
  nameOf: (rule: Rule) => string
  refusal: string | undefined
  /** Asked before a rule goes. */
  questionOf: (rule: Rule) => { title: string; text: string }
  /** `false` means it failed. */
  onRemove: (at: number) => Promise<boolean>
  onAdd: () => void
  onEdit?: (placed: Placed<Rule>) => void
  note?: ReactNode
}

/** A list of rules that are saved together: shown, added to, changed and taken from. */
export function RuleSection<Rule>(props: RuleSectionProps<Rule>) {
  const { prefix, text, rules, columns, nameOf, refusal, questionOf, onRemove, onAdd, onEdit, note } = props
  const state = useListState({ prefix })
  const [doomed, setDoomed] = useState<Placed<Rule>>()
  const rows = rules.map((rule, id) => ({ id, rule }))
  const query = { data: rows, isFetching: false, refetch: () => undefined }
  const actions: RowAction<Placed<Rule>>[] = [
    ...(text.edit && onEdit
      ? [{ label: text.edit, icon: PencilLine, isQuick: true, run: onEdit, disabledReason: () => refusal }]
      : []),
    { label: text.delete, icon: Trash2, isDanger: true, run: setDoomed, disabledReason: () => refusal },
  ]
  const question = doomed && questionOf(doomed.rule)
  return (
    <Section
      title={text.title}
      intro={text.intro}
      actions={
        <Button icon={Plus} disabledReason={refusal} onPress={onAdd}>
          {text.add}
        </Button>
      }
    >
      {note}
      <ListTable
        label={text.label}
        unit={text.unit}
        query={query}
        columns={columns}
        nameOf={({ rule }) => nameOf(rule)}
        state={state}
        rowActions={actions}
        empty={<Empty size="sm" title={text.empty} />}
      />
      {doomed && question && (
        <ConfirmDialog
          isOpen
          isDanger
          onClose={() => setDoomed(undefined)}
          title={question.title}
          confirmLabel={text.delete}
          onConfirm={() => onRemove(doomed.id)}
        >
          <p>{question.text}</p>
        </ConfirmDialog>
      )}
    </Section>
  )
}
