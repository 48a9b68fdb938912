import { expect, it } from 'vitest'
import { talkText } from './talk.fa.ts'
import { attachmentsRefusal } from './use-attachments.ts'

const { waiting, failedWaits } = talkText.composer

it.each([
  [[], undefined],
  [['kept', 'kept'], undefined],
  [['kept', 'uploading'], waiting],
  [['failed', 'uploading'], waiting],
  [['kept', 'failed'], failedWaits],
] as const)('a message with files that are %j may go: %s', (states, refusal) =>
  expect(attachmentsRefusal(states.map((state) => ({ state })))).toBe(refusal),
)
