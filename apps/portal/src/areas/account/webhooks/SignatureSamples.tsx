import { Code } from 'lucide-react'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { Fold } from '../../../ui/Fold.tsx'
import { nodeSample, pythonSample } from './signature-samples.ts'
import styles from './webhooks.module.css'
import { webhooksText } from './webhooks.fa.ts'

const text = webhooksText.samples

/** How whoever receives a webhook knows that it is ours. */
export function SignatureSamples({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <Fold icon={Code} title={text.title} isOpen={isOpen}>
      <div className={styles.stack}>
        <p>{text.text}</p>
        <h3 className={styles.label}>{text.node}</h3>
        <CodeBlock code={nodeSample} label={text.node} />
        <h3 className={styles.label}>{text.python}</h3>
        <CodeBlock code={pythonSample} label={text.python} />
      </div>
    </Fold>
  )
}
