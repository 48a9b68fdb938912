import { SquareTerminal } from 'lucide-react'
import { apiBase } from '../../shell/http.ts'
import { CodeBlock } from '../../ui/CodeBlock.tsx'
import { Fold } from '../../ui/Fold.tsx'
import styles from './OrderAsCurl.module.css'
import { curlOf, holdsSecret, type OrderRequest } from './order-curl.ts'
import { ordersText } from './orders.fa.ts'

const text = ordersText.curl

interface OrderAsCurlProps {
  /** `requestOf()` the call that the form sends; absent as long as too little of it is filled in. */
  request: OrderRequest | undefined
  /** What has to be chosen before there is a command. */
  chooseFirst: string
  /** Fields of the body that are left out, however deep they stand in it. */
  secrets?: readonly string[]
  /** Said where the order has one of these. */
  secretsNote?: string
}

const noSecrets: readonly string[] = []

/** The same order as a call of the API, as far as it is filled in. */
export function OrderAsCurl({ request, chooseFirst, secrets = noSecrets, secretsNote }: OrderAsCurlProps) {
  return (
    <Fold icon={SquareTerminal} title={text.title}>
      {request ? (
        <CodeBlock label={text.label} code={curlOf(apiBase() || location.origin, request, secrets)} />
      ) : (
        <p className={styles.note}>{chooseFirst}</p>
      )}
      {secretsNote && holdsSecret(request?.body, secrets) && <p className={styles.note}>{secretsNote}</p>}
    </Fold>
  )
}
