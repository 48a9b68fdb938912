import { Card } from '../../../ui/Card.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { effectiveLines, isWideOpen, wayInLine } from './effective-lines.ts'
import { firewallText } from './host-firewall.fa.ts'
import styles from './FirewallTab.module.css'
import type { Firewall } from './use-firewall.ts'

const text = firewallText.effective

interface EffectiveRulesProps {
  firewall: Firewall | undefined
  /** The server has no public address. */
  isInside: boolean
}

/** What the rules come to, for whoever does not read tables. */
export function EffectiveRules({ firewall, isInside }: EffectiveRulesProps) {
  return (
    <Card title={text.title}>
      {firewall ? (
        <div className={styles.words}>
          <Direction firewall={firewall} direction="ingress" isInside={isInside} />
          <Direction firewall={firewall} direction="egress" isInside={isInside} />
        </div>
      ) : (
        <Loading lines={5} />
      )}
    </Card>
  )
}

interface DirectionProps {
  firewall: Firewall
  direction: 'ingress' | 'egress'
  isInside: boolean
}

function Direction({ firewall: { rules, state }, direction, isInside }: DirectionProps) {
  const lines = effectiveLines(rules, direction, state.kind, { isInside })
  // Whoever reads this is on the internet, from where there is no way to such a server whatever its rules are.
  const shown = direction === 'ingress' && !isInside ? [wayInLine(rules, state), ...lines] : lines
  return (
    <section>
      <h3>{text[direction]}</h3>
      {shown.length > 0 && (
        <ul>
          {shown.map(({ id, words, isWarning }) => (
            <li key={id} data-tone={isWarning ? 'warning' : undefined}>
              {words}
            </li>
          ))}
        </ul>
      )}
      {!isWideOpen(rules, direction) && (
        <p className={styles.quiet}>{lines.length > 0 ? text.rest : text.nothing[direction]}</p>
      )}
    </section>
  )
}
