import {
  type ApiTokenListItem,
  type ApiTokenSecret,
  useApiTokenDeleteMutation,
  useApiTokenListQuery,
} from '@sarv/client/account.generated'
import { KeyRound, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { useDeleteDialog } from '../../../shell/use-delete-dialog.tsx'
import { paths } from '../../../shell/paths.ts'
import { useProjects } from '../../../shell/use-project.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Link } from '../../../ui/Link.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Section } from '../../../ui/Section.tsx'
import { apiTokensText as text } from './api-tokens.fa.ts'
import { tokenColumns } from './token-columns.tsx'
import { TokenMadeDialog } from './TokenMadeDialog.tsx'

const CreateTokenDialog = lazyDialog(async () => (await import('./CreateTokenDialog.tsx')).CreateTokenDialog)

interface Made extends ApiTokenSecret {
  name: string
}

const intro = (
  <>
    {text.intro}{' '}
    <Link href={paths.apiDocs} isExternal>
      {text.docs}
    </Link>
  </>
)

/** `/portal/account?tab=api-token` */
export function ApiTokensTab() {
  const tokens = useApiTokenListQuery()
  const { projects } = useProjects()
  const [isCreating, setCreating] = useState(false)
  const [made, setMade] = useState<Made>()
  const [remove] = useApiTokenDeleteMutation()
  const deletion = useDeleteDialog<ApiTokenListItem>(({ id }) => remove({ id }), { words: text.deletion })

  const deleteAction: RowAction<ApiTokenListItem> = {
    label: text.deletion.action,
    icon: Trash2,
    run: deletion.ask,
    isDanger: true,
    isQuick: true,
  }
  const createButton = (
    <Button kind="primary" icon={Plus} opens={CreateTokenDialog} onPress={() => setCreating(true)}>
      {text.create}
    </Button>
  )
  const hasTokens = !!tokens.data?.length
  return (
    <Section title={text.title} intro={intro} actions={createButton} areActionsInside={!hasTokens}>
      <ListTable
        label={text.list.label}
        unit={text.list.unit}
        query={tokens}
        columns={tokenColumns(projects)}
        empty={
          <Empty icon={KeyRound} hasPattern title={text.list.empty.title} actions={createButton}>
            {text.list.empty.text}
          </Empty>
        }
        rowActions={[deleteAction]}
        markedKey={made?.id}
      />
      <Note>{text.never}</Note>
      {isCreating && (
        <CreateTokenDialog
          onClose={() => setCreating(false)}
          onCreated={(secret, name) => {
            setCreating(false)
            setMade({ ...secret, name })
          }}
        />
      )}
      {made && <TokenMadeDialog name={made.name} token={made.token} onClose={() => setMade(undefined)} />}
      {deletion.dialog}
    </Section>
  )
}
