import { resolveByProblems } from '../../../ui/schema-resolver.ts'

export interface ReplyForm {
  reply: string
  note: string
  /** Nothing more comes from us. */
  waitsForCustomer: boolean
}

export const emptyReply: ReplyForm = { reply: '', note: '', waitsForCustomer: true }

/** Both are kept; what is empty is not sent. */
export const replyResolver = resolveByProblems(
  async () => await import('@sarv/contract/operator/operator-tickets/operator-tickets.schemas'),
  ({ reply, note }: ReplyForm, { OperatorReplyModel, OperatorNoteModel }): Record<string, string> => {
    const wrongOf = (model: typeof OperatorReplyModel | typeof OperatorNoteModel, content: string) =>
      content.trim() === '' ? undefined : model.safeParse({ content }).error?.issues[0]?.message
    const problems = { reply: wrongOf(OperatorReplyModel, reply), note: wrongOf(OperatorNoteModel, note) }
    return Object.fromEntries(
      Object.entries(problems).flatMap(([name, why]) => (why === undefined ? [] : [[name, why]])),
    )
  },
)
