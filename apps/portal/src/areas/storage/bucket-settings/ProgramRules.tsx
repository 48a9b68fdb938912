import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { Note } from '../../../ui/Note.tsx'
import { settingsText } from './bucket-settings.fa.ts'
import styles from './SettingsTab.module.css'

const text = settingsText.programRules

/** Rules that a program wrote and that say more than a row can: shown as they are, and left as they are. */
export function ProgramRules({ rules, label }: { rules: readonly string[]; label: string }) {
  if (rules.length === 0) return null
  return (
    <Note title={text.title(rules.length)}>
      <p>{text.intro}</p>
      <div className={styles.programRules}>
        {rules.map((xml) => (
          <CodeBlock key={xml} label={text.rule(label)} code={xml} isWrapped />
        ))}
      </div>
    </Note>
  )
}
