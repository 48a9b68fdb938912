import { agreedRials, type AgreedLine } from '@sarv/contract/pricing/agreed-lines'

/** How long before a rise people are told of it. */
export const noticeDays = 30

/** A unit of an agreed price gets another one. */
export interface LineChange {
  /** `productItem`; 0: the plan. */
  item: number
  oldUnitRials: number
  newUnitRials: number
}

/** Lines that were agreed at another price meanwhile stay as they are. */
export const withChange = (
  lines: readonly AgreedLine[],
  { item, oldUnitRials, newUnitRials }: LineChange,
): AgreedLine[] =>
  lines.map((line) =>
    line.item === item && line.unitPrice === oldUnitRials ? { ...line, unitPrice: newUnitRials } : line,
  )

/** What a service costs per 30 days before VAT, now and then. */
export interface RisenPrice {
  name: string
  oldRials: number
  newRials: number
}

interface ChangeOfService extends LineChange {
  serviceId: number
  serviceName: string
  lines: readonly AgreedLine[] | null
}

/** The services that cost more after these changes, each once. */
export const risenPrices = (changes: readonly ChangeOfService[]): RisenPrice[] =>
  [...Map.groupBy(changes, ({ serviceId }) => serviceId).values()].flatMap((ofService) => {
    const [{ serviceName: name, lines }] = ofService as [ChangeOfService]
    const before = lines ?? []
    const oldRials = agreedRials(before)
    const newRials = agreedRials(ofService.reduce<readonly AgreedLine[]>(withChange, before))
    return newRials > oldRials ? [{ name, oldRials, newRials }] : []
  })
