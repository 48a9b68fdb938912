import { parseArgs } from 'node:util'
import { listDrift, listRounds } from '../../../services/drift.store.ts'
import { toWire } from '../../../db/wire-time.ts'
import type { Command } from '../../../cli/command.ts'

type Drift = Awaited<ReturnType<typeof listDrift>>[number]

const headings = ['DATACENTER', 'KIND', 'SERVICE', 'PROJECT', 'ID', 'SINCE (TEHRAN)', 'ON THE ENGINE', 'DETAILS']

const cellsOf = (row: Drift): string[] => [
  row.datacenter,
  row.isHeldBack ? `${row.kind} (held back)` : row.kind,
  row.serviceType,
  String(row.projectId),
  String(row.serviceId),
  toWire(row.firstSeen),
  row.engineRef ?? '-',
  JSON.stringify(row.details),
]

const asTable = (rows: readonly (readonly string[])[]): string[] => {
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
}

/** `sarv engine drift` */
export const reconcileCommands: Readonly<Record<string, Command>> = {
  'engine drift': {
    parameters: '',
    does: 'Lists where engines and database do not agree; orphans are deleted by nobody but you',
    run: async (words, { db, say }) => {
      parseArgs({ args: words, options: {} })
      const found = await listDrift(db)
      for (const { datacenter, scope, completedAt } of await listRounds(db)) {
        say(
          `${datacenter}${scope === null || scope === 'compute' ? '' : `, ${scope}`}: ${completedAt ? `compared at ${toWire(completedAt)} Tehran time` : 'never compared'}`,
        )
      }
      if (found.length === 0) {
        say('nothing differs')
        return 0
      }
      for (const line of asTable([headings, ...found.map(cellsOf)])) say(line)
      return 1
    },
  },
}
