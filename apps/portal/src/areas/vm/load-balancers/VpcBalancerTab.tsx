import { Section } from '../../../ui/Section.tsx'
import type { VpcTabProps } from '../vpcs/vpc-tab.ts'
import { balancersText as text } from './load-balancers.fa.ts'
import { useBalancers } from './use-balancers.tsx'

/** The load balancers that stand in the networks of a private cloud. */
export function VpcBalancerTab({ projectId, id }: VpcTabProps) {
  const { create, table, count } = useBalancers(projectId, id)
  return (
    <Section title={text.title} intro={text.intro} actions={create} areActionsInside={count === 0}>
      {table}
    </Section>
  )
}
