import { useOperatorCommentListQuery } from '@sarv/client/operator.generated'
import { useState } from 'react'
import { useOperatorPolling } from '../frame/operator-live.ts'
import type { WaitingSource } from '../frame/waiting-source.ts'
import { CommentDialog, type AskedComment } from './CommentDialog.tsx'
import { isWaitingComment } from './is-waiting-comment.ts'
import { articlesText as text } from './operator-articles.fa.ts'

const acts = ['approve', 'reply', 'refuse'] as const

/** What readers said and nobody has decided on. */
export const useWaitingComments = (skip: boolean): WaitingSource => {
  const query = useOperatorCommentListQuery(undefined, { ...useOperatorPolling(), skip })
  const [asked, setAsked] = useState<AskedComment>()
  return {
    query,
    items: query.data?.filter(isWaitingComment).map((comment) => ({
      id: `comment-${comment.id}`,
      kind: text.waitingComment,
      customerId: null,
      customer: comment.name,
      what: (
        <>
          <bdi>{comment.content}</bdi>
          <small>
            <bdi>{comment.articleTitle}</bdi>
          </small>
        </>
      ),
      since: comment.createDate,
      acts: acts.map((act) => ({
        label: text[act],
        run: () => setAsked({ act, comment }),
        isDanger: act === 'refuse',
      })),
    })),
    dialog: asked && <CommentDialog {...asked} onClose={() => setAsked(undefined)} />,
  }
}
