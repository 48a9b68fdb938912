import { describe, expect, it } from 'vitest'
import { importsOf, isTest, read, sources } from './repo.ts'

interface Direction {
  from: RegExp
  /** Imports inside the repository that are allowed. */
  to: RegExp
  why: string
}

const directions: Direction[] = [
  {
    from: /^packages\/contract\/src\//,
    to: /^packages\/contract\//,
    why: 'the contract is what both sides agree on: it knows neither of them',
  },
  {
    from: /^packages\/client\/src\//,
    to: /^packages\/(client|contract)\//,
    why: 'the client derives from the contract alone',
  },
  {
    from: /^apps\/portal\/src\/format\//,
    to: /^apps\/portal\/src\/format\//,
    why: 'formatting is pure: it can be used and tested anywhere',
  },
  {
    from: /^apps\/portal\/src\/ui\//,
    to: /^(apps\/portal\/src\/(ui|format)\/|packages\/contract\/)/,
    why: 'components know no area and no server, so that every area can use them',
  },
  {
    from: /^apps\/portal\/src\/shell\//,
    to: /^(apps\/portal\/src\/(shell|ui|format)\/|packages\/)/,
    why: 'the shell stands under every area; areas enter through routes.tsx alone',
  },
  {
    from: /^apps\/portal\/src\/services\//,
    to: /^(apps\/portal\/src\/(services|shell|ui|format)\/|packages\/)/,
    why: 'what the pages of every service share stands under every area, and knows none',
  },
  {
    from: /^apps\/api\/src\/engines\//,
    to: /^(apps\/api\/src\/(engines|ports)\/|packages\/contract\/)/,
    why: 'an engine implements ports and speaks its vendor’s protocol; it never sees our database',
  },
  {
    from: /^apps\/api\/src\/ports\//,
    to: /^(apps\/api\/src\/ports\/|packages\/contract\/)/,
    why: 'a port is what areas ask of engines; it stands under both',
  },
  {
    from: /^apps\/api\/src\/errors\//,
    to: /^(apps\/api\/src\/errors\/|packages\/contract\/)/,
    why: 'whatever may fail uses it: areas, operations, http',
  },
  {
    from: /^apps\/api\/src\/operations\//,
    to: /^(apps\/api\/src\/((operations|db|errors|ports)\/|secrets\.ts$)|packages\/contract\/)/,
    why: 'operations run without http, and know no area',
  },
  {
    from: /^apps\/api\/src\/services\//,
    to: /^(apps\/api\/src\/(services|operations|db|errors|ports)\/|packages\/contract\/)/,
    why: 'what a service is stands under every area, and knows none',
  },
  {
    from: /^apps\/api\/src\/http\//,
    to: /^(apps\/api\/src\/((http|db|errors|operations|audit)\/|(secrets|loopback)\.ts$)|packages\/contract\/)/,
    why: 'calls are served without knowing what they are about',
  },
  {
    from: /^apps\/api\/src\/db\//,
    to: /^(apps\/api\/src\/(db\/|secrets\.ts$)|packages\/contract\/)/,
    why: 'the database layer stands under everything else but what seals its values',
  },
  {
    from: /^apps\/api\/src\/audit\//,
    to: /^(apps\/api\/src\/((audit|db|errors)\/|operations\/loops\.ts$|secrets\.ts$)|packages\/contract\/)/,
    why: 'the log of what was done is written by http and read by areas, and knows neither',
  },
  {
    from: /^apps\/api\/src\/messages\//,
    to: /^(apps\/api\/src\/((messages|db|errors)\/|operations\/loops\.ts$|(secrets|loopback|config(\.secrets)?)\.ts$)|packages\/contract\/)/,
    why: 'mails and SMS are queued by areas and know none of them',
  },
  {
    from: /^apps\/api\/src\/webhooks\//,
    to: /^(apps\/api\/src\/((webhooks|db|errors|operations|http\/guarded-fetch)\/|secrets\.ts$)|packages\/contract\/)/,
    why: 'what happens is queued for webhooks where it happens; sending it knows no area',
  },
]

const inOrder = (nouns: string): string[] => nouns.trim().split(/\s+/)

/**
 * The nouns of an area, each after those it builds on. A server as it is stands low, for everything hangs on it; ordering
 * and deleting one stand high, because they touch all that hangs on it. Stores may read every table of their area.
 */
const nounOrder: Record<string, readonly string[]> = {
  vm: inOrder(`
    images keys hosts metrics host-disks host-ips host-firewall host-snapshots networks vpcs vpc-ips vpc-nats
    load-balancers
    volumes volume-schedules volume-copies volume-snapshots volume-backups
    vpc-changes host-orders host-bin console host-activity topology network-plans reconcile
  `),
  storage: inOrder('buckets bucket-keys bucket-settings objects uploads reconcile'),
}

/** What a file of an api area is for, as the last word of its name says: `<noun>.<role>.ts`. */
const roles = {
  area: 'all that the area brings',
  config: 'what can be set of it from outside',
  objects: 'how the activity log finds what its things are called',
  routes: 'each call of the contract, to one function',
  http: 'what a request brings and a reply takes besides the body: cookies',
  socket: 'a connection that stays open',
  definition: 'the noun as a service that somebody orders',
  service: 'use cases: check, write, enqueue',
  schemas: 'the shape of what people write in files',
  rules: 'pure decisions',
  price: 'what it costs',
  limits: 'what it holds of the limits of its customer',
  store: 'queries',
  operations: 'steps that an engine takes, with their undo',
  steps: 'what several operations share',
  repairs: 'what becomes of a difference between engine and rows',
  periodic: 'what falls due by the clock',
  engines: 'opens the engines of the area',
  'engine-check': '`sarv engine check`',
  commands: 'more of the command line of operators',
  gauges: 'what operators read at /metrics',
  decisions: 'what it asks customers to decide about, on the first page',
  expiries: 'what of it ends soon, on the first page',
  page: 'a page that the api serves itself, for who comes from or goes to a bank',
  protocol: 'a protocol of others, spoken with a library',
  image: 'draws a picture',
  fa: 'Persian',
  demo: 'what the demo customer finds',
  fixture: 'what tests need',
  test: 'tests; the word before it may say of what',
}

describe('import directions', () => {
  it.each(directions)('$from imports only $to: $why', ({ from, to }) => {
    const wrong = sources
      .filter((path) => from.test(path) && !isTest(path))
      .flatMap((path) =>
        importsOf(path)
          .filter((target) => /^(apps|packages|tools|e2e|bench)\//.test(target) && !to.test(target))
          .map((target) => `${path} -> ${target}`),
      )
    expect(wrong).toEqual([])
  })

  it('a portal area never imports another area: it links to it through its paths', () => {
    const areaOf = (path: string) => /^apps\/portal\/src\/areas\/([^/]+)\//.exec(path)?.[1]
    const wrong = sources.flatMap((path) =>
      importsOf(path)
        .filter((target) => areaOf(path) && areaOf(target) && areaOf(path) !== areaOf(target))
        .filter((target) => !target.endsWith('.paths.ts'))
        .map((target) => `${path} -> ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('an address, of a page or of a call, is written once: in the paths of the shell or of its area, or in the contract', () => {
    const address = /(?<!\w)(['"`])\/[a-z][^'"`\n]*\1|\/api\/my\//
    const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)
    const wrong = sources
      .filter(
        (path) =>
          /^apps\/portal\/src\/(?!dev\/|shell\/paths\.ts$|areas\/[^/]+\/[^/]+\.paths\.ts$)/.test(path) && !isTest(path),
      )
      .flatMap((path) =>
        read(path)
          .split('\n')
          .filter((line) => address.test(line) && !isComment(line))
          .map((line) => `${path}: ${line.trim()}`),
      )
    expect(wrong).toEqual([])
  })

  it('an api area takes of another area only its services: stores and rules stay private', () => {
    const areaOf = (path: string) => /^apps\/api\/src\/areas\/([^/]+)\//.exec(path)?.[1]
    const wrong = sources
      .filter((path) => !isTest(path))
      .flatMap((path) =>
        importsOf(path)
          .filter((target) => areaOf(path) && areaOf(target) && areaOf(path) !== areaOf(target))
          .filter((target) => !target.endsWith('.service.ts'))
          .map((target) => `${path} -> ${target}`),
      )
    expect(wrong).toEqual([])
  })

  it('engines and messages aside, the api calls addresses through the guarded client alone, which judges where they lead', () => {
    const what = String.raw`(?:\w+|\* as \w+|\{[^}]*\})`
    const reaching = String.raw`(?:\w+|\* as \w+|\{[^}]*\b(?:request|get|Agent|connect|createConnection|Socket)\b[^}]*\})`
    const calls = new RegExp(
      [
        String.raw`(?<![\w.])(?:globalThis\.)?fetch\((?!\w+: )`,
        String.raw`import (?!type )${what} from '(?:undici|node:https|node:http2|ws)'`,
        String.raw`import (?!type )${reaching} from 'node:(?:http|net|tls)'`,
        String.raw`import\('(?:undici|node:https?|node:http2|node:net|node:tls|ws)'\)`,
      ].join('|'),
    )
    /** What calls by itself, and why no customer chooses the address. */
    const others = {
      'areas/storage/storage.demo.ts': 'the link is of our own store',
      'areas/vm/console/console.socket.ts': 'the engine says where the console of a server is',
      'http/guarded-fetch/guarded-fetch.ts': 'it is the client',
    }
    const calling = sources
      .filter((path) => /^apps\/api\/src\/(?!engines\/|messages\/)/.test(path) && !isTest(path))
      .filter((path) => calls.test(read(path).replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*/gm, '')))
    expect(calling).toEqual(Object.keys(others).map((path) => `apps/api/src/${path}`))
  })

  it('the steps of operations look up no engine: their context has it, found once by what the service says', () => {
    const wrong = sources.filter((path) => path.endsWith('.operations.ts') && /datacenterId/.test(read(path)))
    expect(wrong).toEqual([])
  })

  it.each(Object.entries(nounOrder))('a noun of the %s area imports only nouns that stand before it', (area, order) => {
    const nounOf = (path: string) => new RegExp(`^apps/api/src/areas/${area}/([^/]+)/`).exec(path)?.[1]
    expect(new Set(sources.flatMap((path) => nounOf(path) ?? []))).toEqual(new Set(order))
    const wrong = sources
      .filter((path) => nounOf(path) !== undefined && !isTest(path))
      .flatMap((path) =>
        importsOf(path)
          .filter((target) => order.indexOf(nounOf(target) ?? '') > order.indexOf(nounOf(path)!))
          .map((target) => `${path} -> ${target}`),
      )
    expect(wrong).toEqual([])
  })

  it('every file of an api area says in its name what it is for: a tab of an editor, a search hit', () => {
    // A second word only where it says which of several fixtures or tests this is.
    const named = new RegExp(`/[a-z-]+(\\.[a-z-]+(?=\\.(fixture|test)\\.))?\\.(${Object.keys(roles).join('|')})\\.ts$`)
    const ofAreas = sources.flatMap((path) => /^apps\/api\/src\/areas\/[^/]+(\/.*)$/.exec(path)?.[1] ?? [])
    expect(ofAreas.filter((path) => !named.test(path))).toEqual([])
    const unused = Object.keys(roles).filter((role) => !ofAreas.some((path) => path.endsWith(`.${role}.ts`)))
    expect(unused).toEqual([])
  })

  it('rows leave their store in our words: nothing else of an area, and no command, reads a column by its name in the table', () => {
    const column = '[a-z][a-z0-9]*(?:_[a-z0-9]+)+'
    const reads = new RegExp(
      [
        `[\\w)\\]!]\\??\\.${column}\\b`, // row.status_id
        `[{,]\\s*${column}:\\s*[a-zA-Z]+\\b[^{}]*\\}\\s*(?:[=:]|of\\b)`, // const { status_id: statusId } = row
        `[{,]\\s*${column}\\s*[,}]`, // ({ status_id }) =>
      ].join('|'),
    )
    /** Whose words are not ours, and why. */
    const others = {
      'account/providers/openid.protocol.ts': 'the answers of OpenID Connect',
      'account/providers/providers.rules.ts': 'the claims of OpenID Connect',
    }
    const code = (path: string) =>
      read(path)
        .replaceAll(/`[^`]*`|'[^'\n]*'/g, "''")
        .replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    const reading = sources
      .filter((path) => /^apps\/api\/src\/(areas\/[^/]+\/|cli\/)/.test(path) && !isTest(path))
      .filter((path) => !path.endsWith('.store.ts') && reads.test(code(path)))
    expect(reading).toEqual(Object.keys(others).map((path) => `apps/api/src/areas/${path}`))
  })

  it('how a noun gets its price is said in its .price.ts and nowhere else: quote, receipt and order page cannot differ', () => {
    const sums = /\b(priceItems|quote)\(\{|\bpriceItems\(/
    const homes =
      /^packages\/contract\/src\/(pricing\/|.*\.price\.ts$)|^apps\/api\/src\/areas\/portal\/products\.service\.ts$/
    const wrong = sources
      .filter((path) => /^(apps|packages)\//.test(path) && !homes.test(path) && !isTest(path))
      .filter((path) => sums.test(read(path)))
    expect(wrong).toEqual([])
  })

  it('only the contract depends on zod in what the public pages load: zod is the largest thing they could pull in', () => {
    const light = [
      'enums',
      'field-rules',
      'normalize',
      'access',
      'pricing/price-items',
      'vm/hosts/hosts.price',
      'vm/hosts/hosts.rules',
    ]
    const wrong = light.filter((name) => importsOf(`packages/contract/src/${name}.ts`).includes('zod'))
    expect(wrong).toEqual([])
  })
})
