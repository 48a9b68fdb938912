import { useSavedViewDeleteMutation, useSavedViewListQuery } from '@sarv/client/portal.generated'
import { BookmarkPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { toast } from '../../../ui/toast.ts'
import { financialPaths } from '../financial.paths.ts'
import { servicesText } from './orders.fa.ts'
import { viewOf } from './service-filters.ts'
import styles from './Services.module.css'

const text = servicesText.views

const SaveViewDialog = lazyDialog(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog)

const hrefOf = (query: string): string =>
  query === '' ? financialPaths.services : `${financialPaths.services}?${query}`

/** Filters that the person has kept, each a link; and what is shown now can be kept as another. */
export function SavedViews() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [isSaving, setSaving] = useState(false)
  const { data: views = [] } = useSavedViewListQuery({ List: 'services' })
  const [remove, { isLoading }] = useSavedViewDeleteMutation()
  const now = viewOf(params)
  const current = views.find(({ query }) => viewOf(new URLSearchParams(query)) === now)
  const removeCurrent = async () => {
    if (!current) return
    const { error } = await remove({ id: current.id })
    if (error) return
    toast.success(text.removed(current.name))
    void navigate(financialPaths.services)
  }
  const items = [
    { href: financialPaths.services, label: text.all },
    ...views.map(({ name, query }) => ({ href: hrefOf(query), label: name })),
  ]
  return (
    <div className={styles.views}>
      <Tabs
        label={text.label}
        items={items}
        current={current ? hrefOf(current.query) : now === '' ? financialPaths.services : ''}
      />
      {current && (
        <IconButton
          icon={Trash2}
          name={text.remove(current.name)}
          isDisabled={isLoading}
          onPress={() => void removeCurrent()}
        />
      )}
      {!current && (
        <Button
          kind="quiet"
          size="sm"
          icon={BookmarkPlus}
          opens={SaveViewDialog}
          disabledReason={now === '' ? text.nothing : undefined}
          onPress={() => setSaving(true)}
        >
          {text.save}
        </Button>
      )}
      {isSaving && <SaveViewDialog query={now} onClose={() => setSaving(false)} />}
    </div>
  )
}
