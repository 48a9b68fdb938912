import { useDatacenterListQuery, type DatacenterListItem } from '@sarv/client/catalog.generated'
import { quoteCreate, useQuoteCreateMutation } from '@sarv/client/financial.generated'
import type { CalculatorTab } from '@sarv/contract/financial/calculator/calculations'
import { quoteItemsAtMost } from '@sarv/contract/financial/quotes/quotes.limits'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatCount } from '../../../format/number.ts'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { useSelectedProject } from '../../../shell/use-project.ts'
import { Button } from '../../../ui/Button.tsx'
import { useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Note } from '../../../ui/Note.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Choice } from '../calculator/choice.ts'
import { financialPaths } from '../financial.paths.ts'
import { keptItems, type KeptItem } from './kept-items.ts'
import { itemOf, kindOf, wordsOf } from './quoted-choice.ts'
import { quotesText } from './quotes.fa.ts'
import styles from './Quotes.module.css'

const text = quotesText.make

interface QuoteDialogProps {
  tab: CalculatorTab
  choice: Choice
  onLeave: () => void
  onClose: () => void
}

/** Makes a quote of what is calculated, and of what was kept for it. */
export function QuoteDialog(props: QuoteDialogProps) {
  const { data: datacenters } = useDatacenterListQuery()
  return datacenters && <QuoteForm {...props} datacenters={datacenters} />
}

interface QuoteFormValues {
  title: string
  datacenterId: number | null
}

const resolver = resolveBySchema<QuoteFormValues, { title?: string | undefined; datacenterId: number }>(async () =>
  (await import('@sarv/contract/financial/quotes/quotes.schemas')).CreateQuoteModel.omit({ items: true }),
)

function QuoteForm({
  tab,
  choice,
  datacenters,
  onLeave,
  onClose,
}: QuoteDialogProps & { datacenters: DatacenterListItem[] }) {
  const navigate = useNavigate()
  const project = useSelectedProject()
  const [create] = useQuoteCreateMutation()
  const { kept, drop } = useKept()
  const [key] = useState(() => crypto.randomUUID())
  const things = [...kept, { key, item: itemOf(tab, choice) }]
  const items = things.map(({ item }) => item)
  const { control, dialog } = useFormDialog((sent: { datacenterId: number }) => create({ body: { ...sent, items } }), {
    defaultValues: { title: '', datacenterId: project?.datacenterId ?? datacenters[0]?.id ?? null },
    resolver,
    about: { datacenter_missing: 'datacenterId' },
    done: ({ id }) => {
      keptItems.remove()
      toast.success(text.made(formatCount(id)))
      onLeave()
      void navigate(financialPaths.quote(id))
    },
  })
  const datacenterId = useWatch({ control, name: 'datacenterId' })
  const { quote, error } = useDryRun(quoteCreate, datacenterId === null ? undefined : { body: { datacenterId, items } })
  const isFull = items.length > quoteItemsAtMost
  const keep = () => {
    keptItems.write(things)
    toast.info(text.added)
    onClose()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      submitRefusal={isFull ? text.full(formatCount(quoteItemsAtMost)) : undefined}
      {...dialog}
    >
      <Things things={things} onDrop={drop} />
      <Button
        size="sm"
        icon={Plus}
        disabledReason={items.length >= quoteItemsAtMost ? text.full(formatCount(quoteItemsAtMost)) : undefined}
        onPress={keep}
      >
        {text.add}
      </Button>
      <TextField control={control} name="title" label={text.about} help={text.aboutHelp} maxLength={100} />
      {datacenters.length > 1 && (
        <Select
          control={control}
          name="datacenterId"
          label={text.datacenter}
          options={datacenters.map(({ id, name }) => ({ id, label: name ?? '' }))}
          isRequired
        />
      )}
      {error && <Note tone="danger">{error.message}</Note>}
      {quote && (
        <>
          <p className={styles.payable}>
            {text.payable} <Money rials={quote.payable} />
          </p>
          <Note title={text.promise}>
            {quote.effects.map((promise) => (
              <p key={promise}>{promise}</p>
            ))}
          </Note>
        </>
      )}
    </FormDialog>
  )
}

const useKept = () => {
  const [kept, setKept] = useState(keptItems.read)
  const drop = (dropped: string) => {
    const rest = kept.filter(({ key }) => key !== dropped)
    keptItems.write(rest)
    setKept(rest)
  }
  return { kept, drop }
}

interface ThingsProps {
  /** The last one is what is calculated. */
  things: readonly KeptItem[]
  onDrop: (key: string) => void
}

function Things({ things, onDrop }: ThingsProps) {
  return (
    <ul className={styles.things} aria-label={text.things}>
      {things.map(({ key, item }, index) => (
        <li key={key}>
          <span>
            <b>{kindOf(item.tab)}</b> <small>{wordsOf(item)}</small>
          </span>
          {index < things.length - 1 && (
            <IconButton icon={X} name={text.drop(kindOf(item.tab))} onPress={() => onDrop(key)} />
          )}
        </li>
      ))}
    </ul>
  )
}
