import { formatRials } from '../../../format/rials.ts'
import { Note } from '../../../ui/Note.tsx'
import { payingText as text } from './paying.fa.ts'

interface WhileOffNoteProps {
  /** One server, or several that are stopped together. */
  hosts: readonly { monthlyPrice?: number; priceWhileOff?: number }[]
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** What servers go on costing after they are stopped; nothing while it is not known. */
export function WhileOffNote({ hosts }: WhileOffNoteProps) {
  if (hosts.some(({ priceWhileOff }) => priceWhileOff === undefined)) return null
  const off = sum(hosts.map(({ priceWhileOff = 0 }) => priceWhileOff))
  const running = sum(hosts.map(({ monthlyPrice = 0 }) => monthlyPrice))
  const said = off < running ? text.whileOff : text.sameWhileOff
  return <Note>{said(formatRials(off), hosts.length)}</Note>
}
