import { useOperatorSessionGetQuery } from '@sarv/client/operator.generated'
import { DateText } from '../../../ui/DateText.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { frameText } from '../frame/frame.fa.ts'
import { deskText as text } from './desk.fa.ts'

/** What an operator sees first. */
export function DeskPage() {
  const { data: me } = useOperatorSessionGetQuery()
  return (
    <PageHead
      title={frameText.desk}
      summary={
        me && (
          <>
            {text.until} <DateText wire={me.expireDate} as="time" />
          </>
        )
      }
    />
  )
}
