import {
  useSavedViewDeleteMutation,
  useSavedViewListQuery,
  useSavedViewSaveMutation,
  type SaveViewModel,
} from '@sarv/client/portal.generated'
import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { ticketsText } from './tickets.fa.ts'
import styles from './TicketListPage.module.css'

const text = ticketsText.views

const resolver = resolveBySchema<{ name: string }, SaveViewModel>(
  async () => (await import('@sarv/contract/portal/saved-views/saved-views.schemas')).SaveViewModel,
  { toSent: (values) => ({ ...values, list: 'tickets', query: '' }) },
)

/** What the list always has. */
const own = [
  ['', text.all],
  ['view=open', text.open],
  ['view=unread', text.unread],
  ['view=mine', text.mine],
] as const

const withoutPage = (search: string): string => {
  const params = new URLSearchParams(search)
  params.delete('page')
  return String(params)
}

/** Ways to look at the list: ours, and those that somebody gave a name. */
export function TicketViews({ canSave }: { canSave: boolean }) {
  const { search } = useLocation()
  const { data: views = [] } = useSavedViewListQuery({ List: 'tickets' })
  const [remove] = useSavedViewDeleteMutation()
  const [isNaming, setNaming] = useState(false)
  const current = withoutPage(search)
  const isShown = own.some(([query]) => query === current) || views.some(({ query }) => query === current)
  return (
    <nav className={styles.views} aria-label={text.label}>
      {own.map(([query, label]) => (
        <ViewLink key={query} query={query} label={label} isCurrent={query === current} />
      ))}
      {views.map(({ id, name, query }) => (
        <span key={id} className={styles.saved}>
          <ViewLink query={query} label={name} isCurrent={query === current} />
          <IconButton icon={X} size="sm" name={text.remove(name)} onPress={() => void remove({ id })} />
        </span>
      ))}
      {canSave && !isShown && (
        <Button kind="quiet" size="sm" icon={Bookmark} onPress={() => setNaming(true)}>
          {text.save}
        </Button>
      )}
      {isNaming && <NameDialog query={current} onClose={() => setNaming(false)} />}
    </nav>
  )
}

function ViewLink({ query, label, isCurrent }: { query: string; label: string; isCurrent: boolean }) {
  return (
    <Link
      className={styles.view}
      to={query === '' ? '?' : `?${query}`}
      replace
      aria-current={isCurrent ? 'true' : undefined}
    >
      {label}
    </Link>
  )
}

function NameDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const [save] = useSavedViewSaveMutation()
  const { control, dialog } = useFormDialog((body: SaveViewModel) => save({ body: { ...body, query } }), {
    defaultValues: { name: '' },
    resolver,
    done: (_, { name }) => {
      toast.success(text.saved(name))
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.saveTitle}
      subtitle={text.saveHelp}
      submitLabel={text.saveTitle}
      {...dialog}
    >
      <TextField control={control} name="name" label={text.name} maxLength={40} isRequired />
    </FormDialog>
  )
}
