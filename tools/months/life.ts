import type { BankName } from './banks/bank.ts'
import { endsAt, monthsThatEnd, startsAt } from './calendar.ts'
import { payIn, playAllLies, settleByHand, type Attempt } from './paying.ts'
import type { Customer, World } from './world.ts'

const hourMs = 3_600_000
const [firstMonth, secondMonth] = monthsThatEnd

/** Prices per 30 days as the catalogue of the run has them, typed from its files: rials of one unit. */
const unit = { core: 450_000, memoryGb: 450_000, diskGb: 12_000, address: 400_000, bucketGb: 9_000 }
const planS2 = { rials: 3_600_000, diskGb: 50 }

interface Size {
  cpu: number
  memory: number
  disk: number
}
const keptCost = (disk: number): number => disk * unit.diskGb + unit.address
const serverCost = ({ cpu, memory, disk }: Size): number => cpu * unit.core + memory * unit.memoryGb + keptCost(disk)

const small: Size = { cpu: 1, memory: 1, disk: 25 }
const middle: Size = { cpu: 2, memory: 4, disk: 50 }
const password = 'Correct1!horse'
const sheba = 'IR062960000000100324200001'
const holderName = 'سارا آزاد'

interface Started {
  id: number
}
interface Withdrawal {
  id: number
  giftBack: number
}

/** What people do with their services, each act followed to its end, and what it must cost from then on. */
const actsOf = (world: World) => {
  const { product } = world
  let imageId: number | undefined
  const findImage = async (): Promise<number> => {
    const { rows } = await world.sql.query<{ id: string }>(
      'select id from vm_images order by min_memory_gb, id limit 1',
    )
    return Number(rows[0]!.id)
  }
  const act = async (
    what: { serviceType: string; serviceId?: number; monthlyRials: number | undefined },
    work: () => Promise<Started | undefined>,
  ) => {
    const from = new Date()
    const started = await work()
    await world.settle()
    const serviceId = what.serviceId ?? started!.id
    world.expectations.push({ ...what, serviceId, from, until: new Date() })
    return serviceId
  }
  const host = (who: Customer, rest: string) => `/vm/${who.projectId}/host/${rest}`
  let names = 0
  const nextName = (kind: string) => `${kind}-${(names += 1)}`

  return {
    orderServer: (who: Customer, size: Size | 'S2') =>
      act({ serviceType: 'Vm', monthlyRials: size === 'S2' ? planS2.rials : serverCost(size) }, async () =>
        product.ask<Started>(who, 'POST', host(who, 'create'), {
          ...(size === 'S2' ? { isPredefined: true, productBundleId: 2 } : { isPredefined: false, ...size }),
          vmImageId: (imageId ??= await findImage()),
          name: nextName('server'),
          password,
        }),
      ),
    resizeServer: (who: Customer, serviceId: number, size: Size) =>
      act({ serviceType: 'Vm', serviceId, monthlyRials: serverCost(size) }, () =>
        product.ask(who, 'PUT', host(who, `edit/${serviceId}`), size),
      ),
    stopServer: (who: Customer, serviceId: number, disk: number) =>
      act({ serviceType: 'Vm', serviceId, monthlyRials: keptCost(disk) }, () =>
        product.ask(who, 'PUT', host(who, `stop/${serviceId}`)),
      ),
    startServer: (who: Customer, serviceId: number, size: Size) =>
      act({ serviceType: 'Vm', serviceId, monthlyRials: serverCost(size) }, () =>
        product.ask(who, 'PUT', host(who, `start/${serviceId}`)),
      ),
    binServer: (who: Customer, serviceId: number, disk: number) =>
      act({ serviceType: 'Vm', serviceId, monthlyRials: keptCost(disk) }, () =>
        product.ask(who, 'DELETE', host(who, `delete/${serviceId}`)),
      ),
    /** Back from the bin it runs, as it did before. */
    restoreServer: (who: Customer, serviceId: number, size: Size) =>
      act({ serviceType: 'Vm', serviceId, monthlyRials: serverCost(size) }, () =>
        product.ask(who, 'PUT', host(who, `bin/restore/${serviceId}`)),
      ),
    deleteServer: (who: Customer, serviceId: number) =>
      act({ serviceType: 'Vm', serviceId, monthlyRials: 0 }, () =>
        product.ask(who, 'DELETE', host(who, `delete/${serviceId}?Now=true`)),
      ),
    orderVolume: (who: Customer, volumeSize: number) =>
      act({ serviceType: 'Volume', monthlyRials: volumeSize * unit.diskGb }, () =>
        product.ask(who, 'POST', `/vm/${who.projectId}/volume/create`, {
          isPredefined: false,
          name: nextName('volume'),
          volumeSize,
        }),
      ),
    growVolume: (who: Customer, serviceId: number, volumeSize: number) =>
      act({ serviceType: 'Volume', serviceId, monthlyRials: volumeSize * unit.diskGb }, () =>
        product.ask(who, 'PUT', `/vm/${who.projectId}/volume/edit/${serviceId}`, { volumeSize }),
      ),
    deleteVolume: (who: Customer, serviceId: number) =>
      act({ serviceType: 'Volume', serviceId, monthlyRials: 0 }, () =>
        product.ask(who, 'DELETE', `/vm/${who.projectId}/volume/delete/${serviceId}`),
      ),
    orderBucket: (who: Customer, disk: number) =>
      act({ serviceType: 'Storage', monthlyRials: disk * unit.bucketGb }, () =>
        product.ask(who, 'POST', `/storage/${who.projectId}/host/create`, {
          isPredefined: false,
          disk,
          name: nextName('months-bucket'),
        }),
      ),
    isServerOn: async (who: Customer, serviceId: number): Promise<boolean> => {
      const { powerStatus } = await product.ask<{ powerStatus: string }>(who, 'GET', host(who, `get/${serviceId}`))
      return powerStatus === 'POWERED_ON'
    },
    /** From now on the product stops and starts it as money and caps say. */
    leaveToProduct: (serviceType: string, serviceId: number) =>
      void world.expectations.push({
        serviceType,
        serviceId,
        from: new Date(),
        until: new Date(),
        monthlyRials: undefined,
      }),
  }
}

const must = (isSo: boolean, what: string): void => {
  if (!isSo) throw new Error(`at ${new Date().toISOString()}: ${what}`)
}

interface Event {
  at: Date
  what: string
  does(): Promise<void>
}

const sayTime = (what: string): void => console.log(`${new Date().toISOString().slice(0, 16)}Z  ${what}`)

/** Everybody's two months. Answers the payments that banks and strangers lied about, and those that an operator had to end. */
export const live = async (world: World): Promise<{ attempts: Attempt[]; byHand: number[] }> => {
  const { product, otherMoney } = world
  const acts = actsOf(world)
  const [anar, beh, gerdu, khorma, limu, narges, sib] = (await Promise.all(
    ['anar', 'beh', 'gerdu', 'khorma', 'limu', 'narges', 'sib'].map(world.newCustomer),
  )) as [Customer, Customer, Customer, Customer, Customer, Customer, Customer]
  const payers = {} as Record<BankName, Customer>
  for (const bank of ['sep', 'pec', 'bpm', 'bfa'] as const) payers[bank] = await world.newCustomer(`payer-${bank}`)
  const own: Record<string, number> = {}
  let attempts: Attempt[] = []
  let byHand: number[] = []
  const withdrawal = (amount: number) =>
    product.ask<Withdrawal>(narges, 'POST', '/financial/withdrawal/create', { amount, sheba, holderName })
  const because = ['--reason', 'two months are played']

  const after = (hours: number) => new Date(startsAt.getTime() + hours * hourMs)
  const events: Event[] = [
    {
      at: after(0.1),
      what: 'seven customers pay in and order',
      does: async () => {
        await payIn(world, anar, 'sep', 30_000_000)
        await payIn(world, beh, 'pec', 20_000_000)
        await payIn(world, gerdu, 'bfa', 20_000_000, 1)
        otherMoney.push({ customerId: gerdu.customerId, what: 'the gift of the offer', rials: 1_000_000 })
        await payIn(world, khorma, 'bpm', 900_000)
        await payIn(world, limu, 'sep', 20_000_000)
        await payIn(world, narges, 'bpm', 10_000_000)
        await payIn(world, sib, 'pec', 5_000_000)
        own['anar'] = await acts.orderServer(anar, middle)
        own['volume'] = await acts.orderVolume(anar, 100)
        own['beh'] = await acts.orderServer(beh, 'S2')
        own['gerdu'] = await acts.orderServer(gerdu, small)
        own['bucket'] = await acts.orderBucket(gerdu, 50)
        own['khorma'] = await acts.orderServer(khorma, small)
        own['limu'] = await acts.orderServer(limu, middle)
        acts.leaveToProduct('Vm', own['khorma'])
        acts.leaveToProduct('Vm', own['limu'])
      },
    },
    {
      at: after(1),
      what: 'four banks lie in every way they know',
      does: async () => {
        attempts = await playAllLies(world, payers)
        for (const who of Object.values(payers)) await acts.orderServer(who, small)
      },
    },
    {
      at: after(4.3),
      what: 'a cap that stops',
      does: async () => {
        await product.ask(limu, 'PUT', `/financial/${limu.projectId}/cap/set`, { monthlyRials: 2_900_000, atFullId: 3 })
      },
    },
    {
      at: after(26.4),
      what: 'a gift code, and money paid out',
      does: async () => {
        await product.sarv('voucher', 'add', 'MONTHS-GIFT', '--rials', '500007', ...because)
        await product.ask(narges, 'POST', '/financial/voucher/use', { voucherCode: 'MONTHS-GIFT' })
        otherMoney.push({ customerId: narges.customerId, what: 'a gift code', rials: 500_007 })
        const { id, giftBack } = await withdrawal(1_000_003)
        await product.sarv('withdrawal', 'take', String(id), ...because)
        await product.sarv('withdrawal', 'paid', String(id), '--reference', 'months-1', ...because)
        otherMoney.push({ customerId: narges.customerId, what: 'paid out', rials: -1_000_003 - giftBack })
      },
    },
    {
      at: after(30.2),
      what: 'a plan becomes a size of its own',
      does: async () => void (await acts.resizeServer(beh, own['beh']!, { cpu: 4, memory: 8, disk: 75 })),
    },
    {
      at: after(50.77),
      what: 'a server is stopped',
      does: async () => void (await acts.stopServer(beh, own['beh']!, 75)),
    },
    {
      at: after(70.4),
      what: 'and started',
      does: async () => void (await acts.startServer(beh, own['beh']!, { cpu: 4, memory: 8, disk: 75 })),
    },
    {
      at: new Date(firstMonth.to.getTime() - 30_000),
      what: 'a server is ordered half a minute before the month ends',
      does: async () => void (own['narges'] = await acts.orderServer(narges, small)),
    },
    {
      at: after(100.1),
      what: 'what is asked to be paid out is refused, and taken back',
      does: async () => {
        const { id } = await withdrawal(2_000_001)
        await product.sarv('withdrawal', 'refuse', String(id), ...because)
        const again = await withdrawal(500_001)
        await product.ask(narges, 'POST', '/financial/withdrawal/cancel', { id: again.id })
      },
    },
    {
      at: after(120.55),
      what: 'a volume grows',
      does: async () => void (await acts.growVolume(anar, own['volume']!, 200)),
    },
    {
      at: after(130.31),
      what: 'a second server',
      does: async () => void (own['second'] = await acts.orderServer(anar, small)),
    },
    {
      at: after(150.29),
      what: 'into the bin, where it ends after 72 hours',
      does: async () => {
        await acts.binServer(anar, own['second']!, small.disk)
        acts.leaveToProduct('Vm', own['second']!)
      },
    },
    {
      at: after(200.7),
      what: 'into the bin',
      does: async () => void (await acts.binServer(gerdu, own['gerdu']!, small.disk)),
    },
    {
      at: after(220.45),
      what: 'and back',
      does: async () => void (await acts.restoreServer(gerdu, own['gerdu']!, small)),
    },
    {
      at: after(232),
      what: 'ordered and deleted within minutes',
      does: async () => {
        const volume = await acts.orderVolume(sib, 50)
        await world.passMinutes(7)
        await acts.deleteVolume(sib, volume)
        const server = await acts.orderServer(sib, small)
        await world.passMinutes(3)
        await acts.deleteServer(sib, server)
      },
    },
    {
      at: after(250.2),
      what: 'an operator calls the banks about payments that nobody could end',
      does: async () => void (byHand = await settleByHand(world, attempts)),
    },
    {
      at: after(500.6),
      what: 'whose money ended stands still, and comes back with it',
      does: async () => {
        must(!(await acts.isServerOn(khorma, own['khorma']!)), 'the server of a customer without money runs')
        await payIn(world, khorma, 'bfa', 10_000_000)
        await world.goTo(new Date(Date.now() + 600_000))
        must(await acts.isServerOn(khorma, own['khorma']!), 'the server of a customer who has paid does not run again')
      },
    },
    {
      at: after(520.9),
      what: 'money of a service is given back',
      does: async () => {
        const said = await product.sarv(
          'refund',
          'wallet',
          String(anar.customerId),
          '--rials',
          '1000001',
          '--key',
          'months',
          ...because,
        )
        const rials = Number(/given back: (\d+) rials/.exec(said)?.[1])
        otherMoney.push({ customerId: anar.customerId, what: 'a refund', rials })
      },
    },
    {
      at: after(600.35),
      what: 'two payments go back to their cards',
      does: async () => {
        for (const bank of ['sep', 'pec'] as const) {
          const { id, sale } = await payIn(world, payers[bank], bank, 7_000_007)
          await product.sarv('refund', 'payment', String(id), ...because)
          await world.passMinutes(3)
          must(sale.state === 'reversed', `${bank} has not given payment ${id} back to its card: it is ${sale.state}`)
        }
      },
    },
    {
      at: new Date(secondMonth.to.getTime() - 2 * hourMs),
      what: 'the cap has stopped its project',
      does: async () => must(!(await acts.isServerOn(limu, own['limu']!)), 'a project over its cap runs'),
    },
    {
      at: new Date(secondMonth.to.getTime() + 2 * hourMs),
      what: 'and the new month has brought it back',
      does: async () => must(await acts.isServerOn(limu, own['limu']!), 'a project stands still in a new month'),
    },
  ]

  const stepMs = 24 * hourMs
  const due = events.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  while (Date.now() < endsAt.getTime()) {
    const next = due[0]
    const step = Math.min(Date.now() + stepMs, endsAt.getTime() + 1000)
    if (next && next.at.getTime() <= step) {
      await world.goTo(next.at)
      sayTime(next.what)
      await next.does()
      due.shift()
      continue
    }
    await world.goTo(new Date(step))
  }
  return { attempts, byHand }
}
