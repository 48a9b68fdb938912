import { describe, expect, it } from 'vitest'
import { importsOf, sources, tracked } from './repo.ts'

describe('nouns', () => {
  const namesIn = (pattern: RegExp) =>
    tracked.flatMap((path) => {
      const [, area, noun] = pattern.exec(path) ?? []
      return noun === undefined ? [] : [`${area}/${noun}`]
    })
  const inContract = new Set(namesIn(/^packages\/contract\/src\/([^/]+)\/(?:[^/]+\/)?([^/]+)\.calls\.ts$/))
  const inApi = new Set([
    ...namesIn(/^apps\/api\/src\/areas\/([^/]+)\/([^/]+)\/[^/]+$/),
    ...namesIn(/^apps\/api\/src\/areas\/([^/]+)\/([^/]+)\.routes\.ts$/),
  ])
  const inPortal = new Set(namesIn(/^apps\/portal\/src\/areas\/([^/]+)\/([^/]+)\//))
  const served = [...inContract].filter((noun) => inApi.has(noun))

  /** Folders of the api that no call names: what nouns are built on, and what runs by the clock. */
  const withoutCalls = {
    'account/codes': 'the six digits of every confirmation',
    'catalog/catalogue': 'the files of what is sold, checked, compared and applied',
    'catalog/price-changes': 'new prices of running services, by the clock',
    'catalog/terms': 'what the catalogue says of holds, grace and top-ups',
    'catalog/vat': 'the rate of tax that the catalogue has for a day',
    'financial/holds': 'money set aside for orders',
    'financial/ledger': 'the books, which every movement of money is written into',
    'financial/rating': 'books what was used, hour by hour, by the clock',
    'financial/refunds': 'money that operators give back',
    'financial/renewals': 'terms, and the invoices that prolong them, by the clock',
    'financial/receipts': 'what the receipts of all services are written by',
    'financial/suspensions': 'stops what is not paid for, and brings it back, by the clock',
    'financial/usage': 'what services cost, as intervals',
    'portal/broadcasts': 'messages to many, which operators send off and the clock carries on',
    'storage/reconcile': 'compares with the engine by the clock',
    'vm/reconcile': 'compares with the engine by the clock',
    'vm/vpc-changes': 'what a private cloud and all that hangs on it must agree to',
    'vm/volume-copies': 'what snapshots and backups of a volume share',
  }
  /** Folders of the portal that are a page, or a part of one, and no noun. */
  const pagesAndParts = {
    'account/confirm-code': 'part: the six digits of every confirmation',
    'account/forget': 'page: the forgotten password, of registration',
    'account/notifications': 'tab: notifications of the portal area, on the account page',
    'account/page': 'page: the account with its tabs',
    'account/webhooks': 'tab: webhooks of the portal area, on the account page',
    'account/password': 'tab: the password, of profile',
    'account/referrals': 'tab: referrals of the financial area, on the account page',
    'account/security': 'tab: two-factor, passkeys, sessions and user-log together',
    'financial/calculator': 'page: what anything would cost, of orders',
    'financial/deposit': 'part: money into the wallet, of payments',
    'financial/frame': 'part: what the pages of money share',
    'financial/limit-requests': 'panel: asking for more than the limits allow',
    'financial/page': 'page: all money with its tabs',
    'operator/desk': 'page: what operators see first',
    'operator/frame': 'part: what stands around their pages',
    'operator/waiting': 'page: what waits for a person, of several nouns',
    'storage/access': 'part: public access, of bucket-settings',
    'storage/bin': 'page: deleted buckets, of buckets',
    'storage/connect': 'part: ready lines for other programs, of buckets',
    'storage/detail': 'page: one bucket with its tabs',
    'storage/order': 'page: a new bucket, of buckets',
    'storage/resize': 'tab: another size, of buckets',
    'storage/usage': 'part: what takes the room, of buckets',
    'vm/detail': 'page: one server with its tabs',
    'vm/plans': 'part: the plan that would be cheaper, of host-orders and hosts',
    'vm/rebuild': 'tab: another system, of host-orders',
    'vm/receipts': 'part: what was ordered, of every service of the area',
    'vm/resize': 'tab: another size, of hosts',
    'vm/volume-copies': 'part: what snapshots and backups of a volume share',
  }
  /** Nouns that the portal shows within another area, or in its frame. */
  const shownElsewhere = {
    'catalog/datacenters': 'wherever one is chosen',
    'dashboard/dashboard': 'on the first page',
    'dashboard/expiries': 'on the first page',
    'financial/liveness': 'nowhere: monitors ask',
    'financial/payment-callbacks': 'nowhere: banks send browsers there',
    'financial/referrals': 'on the account page',
    'portal/bundles': 'wherever something is ordered',
    'portal/labels': 'in rows and on the page of every service',
    'portal/moves': 'in the list of all services and in the menu of each',
    'portal/limit-requests': 'over any page',
    'portal/limits': 'on the dashboard',
    'portal/notification-channels': 'on the account page',
    'portal/notifications': 'on the account page',
    'portal/operations': 'in the frame',
    'portal/outbox': 'in dev/',
    'portal/products': 'wherever something is ordered',
    'portal/saved-views': 'above the list of all services',
    'portal/webhooks': 'on the account page',
  }
  /** Calls that another noun answers, because it stands higher and touches what they need. */
  const answeredElsewhere = {
    'storage/buckets -> portal/bundles': 'each noun brings its own plans',
    'vm/hosts -> portal/bundles': 'each noun brings its own plans',
    'vm/topology -> vm/host-firewall': 'whether something reaches a server takes all of the network',
    'vm/volumes -> portal/bundles': 'each noun brings its own plans',
    'vm/volume-copies -> vm/volumes': 'deleting a volume deletes its copies',
    'vm/vpc-changes -> vm/vpcs': 'all that hangs on a private cloud has a say in what becomes of it',
    'vm/vpcs -> portal/bundles': 'each noun brings its own plans',
  }

  it('have one name in the contract and in the api', () => {
    expect([...inApi].filter((noun) => !inContract.has(noun)).toSorted()).toEqual(Object.keys(withoutCalls).toSorted())
  })

  it('have one name in the portal too: another folder is a page or a part, and is known', () => {
    const others = [...inPortal].filter((noun) => !served.includes(noun))
    expect(others.toSorted()).toEqual(Object.keys(pagesAndParts).toSorted())
  })

  it('have a folder in the portal as soon as the api serves them, or are shown somewhere that is known', () => {
    expect(served.length).toBeGreaterThan(40)
    const missing = served.filter((noun) => !inPortal.has(noun))
    expect(missing.toSorted()).toEqual(Object.keys(shownElsewhere).toSorted())
  })

  it('answer their own calls, and those of another noun only where it is known', () => {
    const nounOfRoutes = /^apps\/api\/src\/areas\/([^/]+)\/(?:([^/]+)\/)?([^/]+)\.routes\.ts$/
    const foreign = sources.flatMap((path) => {
      const [, area, folder, file] = nounOfRoutes.exec(path) ?? []
      if (file === undefined) return []
      const noun = `${area}/${folder ?? file}`
      return importsOf(path).flatMap((target) => {
        const [, otherArea, other] = /^packages\/contract\/src\/([^/]+)\/(?:[^/]+\/)?([^/]+)\.calls$/.exec(target) ?? []
        return other === undefined || `${otherArea}/${other}` === noun ? [] : [`${noun} -> ${otherArea}/${other}`]
      })
    })
    expect([...new Set(foreign)].toSorted()).toEqual(Object.keys(answeredElsewhere).toSorted())
  })
})
