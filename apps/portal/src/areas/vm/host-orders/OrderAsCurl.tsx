import { SquareTerminal } from 'lucide-react'
import { apiBase } from '../../../shell/http.ts'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { Fold } from '../../../ui/Fold.tsx'
import { curlOf } from './vm-curl.ts'
import { orderText } from './host-orders.fa.ts'
import { toCreateModel, type VmOrder } from './vm-order.ts'
import styles from './OrderAsCurl.module.css'

const text = orderText.curl

/** The same order as a call of the API, as far as it is filled in. */
export function OrderAsCurl({ projectId, order }: { projectId: number; order: VmOrder }) {
  const model = toCreateModel(order)
  return (
    <Fold icon={SquareTerminal} title={text.title}>
      {model ? (
        <CodeBlock label={text.label} code={curlOf(apiBase() || location.origin, projectId, model)} />
      ) : (
        <p className={styles.note}>{text.chooseFirst}</p>
      )}
      {(model?.password || model?.userData) && <p className={styles.note}>{text.secretsLeftOut}</p>}
    </Fold>
  )
}
