import { parseArgs } from 'node:util'
import type { OperatorStock } from '@sarv/contract/operator/operator-capacity/operator-capacity.schemas'
import type { Command } from '../../../cli/command.ts'
import { readCapacity } from './operator-capacity.service.ts'

const known = (count: number | null): string => (count === null ? 'unknown' : String(count))

const lineOf = ({ resource, total, used, held, percent, level, fullInDays }: OperatorStock): string => {
  if (percent === null) return `  ${resource.padEnd(8)}  unknown`
  const parts = [`${percent} %`, `used ${known(used)}`, `held ${known(held)}`, `of ${known(total)}`]
  if (level !== 'normal') parts.push(level ?? 'unknown')
  if (fullInDays !== null) parts.push(fullInDays === 0 ? 'full' : `full in about ${fullInDays} days`)
  return `  ${resource.padEnd(8)}  ${parts.join('  ')}`
}

/** `sarv capacity` */
export const capacityCommands: Readonly<Record<string, Command>> = {
  capacity: {
    parameters: '',
    does: 'Says how full each datacenter is, as its engine last told; fails where something is nearly full',
    run: async (words, { db, say }) => {
      parseArgs({ args: words, options: {} })
      const { datacenters } = await readCapacity(db)
      for (const { datacenter, sampledDate, isStale, stocks } of datacenters) {
        const when = sampledDate === null ? 'its engine has not said yet' : `as of ${sampledDate} Tehran time`
        say(`${datacenter}: ${when}${isStale && sampledDate !== null ? ', silent since' : ''}`)
        for (const stock of stocks) say(lineOf(stock))
      }
      return datacenters.some(({ stocks }) => stocks.some(({ level }) => level === 'danger')) ? 1 : 0
    },
  },
}
